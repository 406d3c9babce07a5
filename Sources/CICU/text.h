// ICU renames each function with its version (u_charType_72), by macros that Swift cannot see. So each
// function that `UnicodeText` needs has an inline wrapper here.
#pragma once
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/unorm2.h>

// Properties of a character.

static inline int8_t kith_u_charType(UChar32 c) { return u_charType(c); }

static inline int32_t kith_u_getIntPropertyValue(UChar32 c, UProperty which) {
  return u_getIntPropertyValue(c, which);
}

static inline UBool kith_u_hasBinaryProperty(UChar32 c, UProperty which) {
  return u_hasBinaryProperty(c, which);
}

static inline int32_t kith_u_charDigitValue(UChar32 c) { return u_charDigitValue(c); }

static inline UChar32 kith_u_foldCase(UChar32 c) { return u_foldCase(c, U_FOLD_CASE_DEFAULT); }

// The major version of Unicode that assigned the character; 0 when it is unassigned. The version
// comes back through an array in C, which Swift would see as a tuple behind a pointer.
static inline int32_t kith_u_charAge(UChar32 c) {
  UVersionInfo age;
  u_charAge(c, age);
  return age[0];
}

// Normalization.

static inline const UNormalizer2 *kith_unorm2_getNFCInstance(UErrorCode *status) {
  return unorm2_getNFCInstance(status);
}

static inline const UNormalizer2 *kith_unorm2_getNFDInstance(UErrorCode *status) {
  return unorm2_getNFDInstance(status);
}

static inline const UNormalizer2 *kith_unorm2_getNFKCInstance(UErrorCode *status) {
  return unorm2_getNFKCInstance(status);
}

static inline const UNormalizer2 *kith_unorm2_getNFKDInstance(UErrorCode *status) {
  return unorm2_getNFKDInstance(status);
}

static inline int32_t kith_unorm2_normalize(const UNormalizer2 *form, const UChar *source,
                                            int32_t length, UChar *result, int32_t capacity,
                                            UErrorCode *status) {
  return unorm2_normalize(form, source, length, result, capacity, status);
}

// Charsets.

static inline UConverter *kith_ucnv_open(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}

static inline void kith_ucnv_close(UConverter *converter) { ucnv_close(converter); }

static inline int32_t kith_ucnv_toUChars(UConverter *converter, UChar *result, int32_t capacity,
                                         const char *source, int32_t length, UErrorCode *status) {
  return ucnv_toUChars(converter, result, capacity, source, length, status);
}

static inline int32_t kith_ucnv_fromUChars(UConverter *converter, char *result, int32_t capacity,
                                           const UChar *source, int32_t length,
                                           UErrorCode *status) {
  return ucnv_fromUChars(converter, result, capacity, source, length, status);
}

// Makes a character that the set does not have an error instead of a question mark.
static inline void kith_ucnv_stopAtUnknown(UConverter *converter, UErrorCode *status) {
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_STOP, NULL, NULL, NULL, status);
}
