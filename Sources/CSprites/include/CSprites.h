#pragma once
#include <stddef.h>

/// The text of one sprite or theme of Assets, as it stands in its file.
typedef struct {
  const char *name;
  const unsigned char *text;
  size_t length;
} csprite;

/// How many sprites the program carries.
int csprite_count(void);

/// The sprite at an index from 0 to csprite_count() - 1.
const csprite *csprite_at(int index);

/// How many themes of Assets/Themes the program carries.
int ctheme_count(void);

/// The theme at an index from 0 to ctheme_count() - 1.
const csprite *ctheme_at(int index);
