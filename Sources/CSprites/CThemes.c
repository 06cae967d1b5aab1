#include "CSprites.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char dungeon[] = {
#embed "../../Assets/Themes/dungeon.theme"
};
static const unsigned char daylight[] = {
#embed "../../Assets/Themes/daylight.theme"
};
static const unsigned char gameboy[] = {
#embed "../../Assets/Themes/gameboy.theme"
};
static const unsigned char mono[] = {
#embed "../../Assets/Themes/mono.theme"
};

#define THEME(name) {#name, name, sizeof name}

static const csprite themes[] = {THEME(dungeon), THEME(daylight), THEME(gameboy), THEME(mono)};

int ctheme_count(void) { return sizeof themes / sizeof themes[0]; }

const csprite *ctheme_at(int index) { return &themes[index]; }
