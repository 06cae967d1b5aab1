#include "CSprites.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char dragon1[] = {
#embed "../../Assets/Sprites/dragon1.spr"
};
static const unsigned char dragon2[] = {
#embed "../../Assets/Sprites/dragon2.spr"
};
static const unsigned char dragon3[] = {
#embed "../../Assets/Sprites/dragon3.spr"
};
static const unsigned char dragon4[] = {
#embed "../../Assets/Sprites/dragon4.spr"
};
static const unsigned char dust[] = {
#embed "../../Assets/Sprites/dust.spr"
};
static const unsigned char hero[] = {
#embed "../../Assets/Sprites/hero.spr"
};
static const unsigned char slime1[] = {
#embed "../../Assets/Sprites/slime1.spr"
};
static const unsigned char slime2[] = {
#embed "../../Assets/Sprites/slime2.spr"
};
static const unsigned char slime3[] = {
#embed "../../Assets/Sprites/slime3.spr"
};
static const unsigned char slime4[] = {
#embed "../../Assets/Sprites/slime4.spr"
};
static const unsigned char tomb[] = {
#embed "../../Assets/Sprites/tomb.spr"
};

#define SPRITE(name) {#name, name, sizeof name}

static const csprite sprites[] = {
    SPRITE(dragon1),
    SPRITE(dragon2),
    SPRITE(dragon3),
    SPRITE(dragon4),
    SPRITE(dust),
    SPRITE(hero),
    SPRITE(slime1),
    SPRITE(slime2),
    SPRITE(slime3),
    SPRITE(slime4),
    SPRITE(tomb),
};

int csprite_count(void) { return sizeof sprites / sizeof sprites[0]; }

const csprite *csprite_at(int index) { return &sprites[index]; }
