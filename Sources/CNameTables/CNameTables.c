#include "CNameTables.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Aligned: the tables are read as 16-bit numbers.
_Alignas(8) static const uint8_t han_readings[] = {
#embed "../../Resources/names/han-readings.bin"
};

_Alignas(8) static const uint8_t surnames[] = {
#embed "../../Resources/names/surnames.bin"
};

_Alignas(8) static const uint8_t han_variants[] = {
#embed "../../Resources/names/han-variants.bin"
};

const uint8_t *kith_han_readings(void) { return han_readings; }
size_t kith_han_readings_size(void) { return sizeof han_readings; }

const uint8_t *kith_surnames(void) { return surnames; }
size_t kith_surnames_size(void) { return sizeof surnames; }

const uint8_t *kith_han_variants(void) { return han_variants; }
size_t kith_han_variants_size(void) { return sizeof han_variants; }
