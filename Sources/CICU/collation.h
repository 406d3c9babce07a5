// ICU renames each function with its version (ucol_open_72), by macros that Swift cannot see. So each
// function that `Collation` needs has an inline wrapper here.
#pragma once
#include <unicode/ucol.h>
#include <unicode/ucoleitr.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>

static inline UCollator *kith_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline UCollator *kith_ucol_clone(const UCollator *collator, UErrorCode *status) {
  return ucol_clone(collator, status);
}

static inline void kith_ucol_close(UCollator *collator) { ucol_close(collator); }

static inline void kith_ucol_setStrength(UCollator *collator, UColAttributeValue strength) {
  ucol_setStrength(collator, strength);
}

static inline UColAttributeValue kith_ucol_getAttribute(const UCollator *collator,
                                                        UColAttribute attribute,
                                                        UErrorCode *status) {
  return ucol_getAttribute(collator, attribute, status);
}

static inline const char *kith_ucol_getValidLocale(const UCollator *collator, UErrorCode *status) {
  return ucol_getLocaleByType(collator, ULOC_VALID_LOCALE, status);
}

static inline int32_t kith_ucol_getSortKey(const UCollator *collator, const UChar *source,
                                           int32_t length, uint8_t *result, int32_t capacity) {
  return ucol_getSortKey(collator, source, length, result, capacity);
}

static inline UCollationResult kith_ucol_strcoll(const UCollator *collator, const UChar *a,
                                                 int32_t aLength, const UChar *b,
                                                 int32_t bLength) {
  return ucol_strcoll(collator, a, aLength, b, bLength);
}

static inline void kith_ucol_getContractions(const UCollator *collator, USet *contractions,
                                             UErrorCode *status) {
  ucol_getContractionsAndExpansions(collator, contractions, NULL, 0, status);
}

static inline UCollationElements *kith_ucol_openElements(const UCollator *collator,
                                                         const UChar *text, int32_t length,
                                                         UErrorCode *status) {
  return ucol_openElements(collator, text, length, status);
}

static inline void kith_ucol_closeElements(UCollationElements *elements) {
  ucol_closeElements(elements);
}

static inline int32_t kith_ucol_next(UCollationElements *elements, UErrorCode *status) {
  return ucol_next(elements, status);
}

static inline int32_t kith_uloc_forLanguageTag(const char *tag, char *locale, int32_t capacity,
                                               int32_t *parsedLength, UErrorCode *status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsedLength, status);
}

static inline int32_t kith_uloc_toLanguageTag(const char *locale, char *tag, int32_t capacity,
                                              UErrorCode *status) {
  return uloc_toLanguageTag(locale, tag, capacity, false, status);
}

static inline int32_t kith_uloc_getLanguage(const char *locale, char *language, int32_t capacity,
                                            UErrorCode *status) {
  return uloc_getLanguage(locale, language, capacity, status);
}

static inline int32_t kith_uloc_getScript(const char *locale, char *script, int32_t capacity,
                                          UErrorCode *status) {
  return uloc_getScript(locale, script, capacity, status);
}

static inline int32_t kith_uloc_getCountry(const char *locale, char *country, int32_t capacity,
                                           UErrorCode *status) {
  return uloc_getCountry(locale, country, capacity, status);
}

static inline int32_t kith_uloc_getCollation(const char *locale, char *type, int32_t capacity,
                                             UErrorCode *status) {
  return uloc_getKeywordValue(locale, "collation", type, capacity, status);
}

static inline int32_t kith_uloc_addLikelySubtags(const char *locale, char *maximized,
                                                 int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, status);
}

// The list ends with NULL.
static inline const char *const *kith_uloc_getISOLanguages(void) { return uloc_getISOLanguages(); }

static inline ULocaleData *kith_ulocdata_open(const char *locale, UErrorCode *status) {
  return ulocdata_open(locale, status);
}

static inline void kith_ulocdata_close(ULocaleData *data) { ulocdata_close(data); }

static inline USet *kith_ulocdata_getExemplarSet(ULocaleData *data, USet *fillIn,
                                                 ULocaleDataExemplarSetType type,
                                                 UErrorCode *status) {
  return ulocdata_getExemplarSet(data, fillIn, 0, type, status);
}

static inline USet *kith_uset_openEmpty(void) { return uset_openEmpty(); }

static inline void kith_uset_close(USet *set) { uset_close(set); }

static inline int32_t kith_uset_getItemCount(const USet *set) { return uset_getItemCount(set); }

static inline int32_t kith_uset_getItem(const USet *set, int32_t index, UChar32 *start, UChar32 *end,
                                        UChar *string, int32_t capacity, UErrorCode *status) {
  return uset_getItem(set, index, start, end, string, capacity, status);
}

static inline int32_t kith_uscript_getSampleString(UScriptCode script, UChar *sample,
                                                   int32_t capacity, UErrorCode *status) {
  return uscript_getSampleString(script, sample, capacity, status);
}

static inline UScriptCode kith_uscript_getScript(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript(c, &status);
}

static inline const char *kith_uscript_getShortName(UScriptCode script) {
  return uscript_getShortName(script);
}

static inline int8_t kith_u_generalCategory(UChar32 c) { return u_charType(c); }

static inline int32_t kith_nfkd(const UChar *source, int32_t length, UChar *result,
                                int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *nfkd = unorm2_getNFKDInstance(status);
  return U_FAILURE(*status) ? 0
                            : unorm2_normalize(nfkd, source, length, result, capacity, status);
}

static inline int32_t kith_uppercase(const UChar *source, int32_t length, UChar *result,
                                     int32_t capacity, const char *locale, UErrorCode *status) {
  return u_strToUpper(result, capacity, source, length, locale, status);
}
