// The tables of Resources/names as bytes in the program. An unsized array does not come over to
// Swift, so functions give the begin of each table and its size.
#pragma once
#include <stddef.h>
#include <stdint.h>

// han-readings.bin: the readings of Han characters; layout in Resources/names/make-tables.py.
const uint8_t *kith_han_readings(void);
size_t kith_han_readings_size(void);

// surnames.bin: Chinese surnames with their readings.
const uint8_t *kith_surnames(void);
size_t kith_surnames_size(void);

// han-variants.bin: Han characters that search takes for another.
const uint8_t *kith_han_variants(void);
size_t kith_han_variants_size(void);
