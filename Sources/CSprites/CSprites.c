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
static const unsigned char eyebat1[] = {
#embed "../../Assets/Sprites/eyebat1.spr"
};
static const unsigned char eyebat2[] = {
#embed "../../Assets/Sprites/eyebat2.spr"
};
static const unsigned char eyebat3[] = {
#embed "../../Assets/Sprites/eyebat3.spr"
};
static const unsigned char eyebat4[] = {
#embed "../../Assets/Sprites/eyebat4.spr"
};
static const unsigned char face[] = {
#embed "../../Assets/Sprites/face.spr"
};
static const unsigned char ghost1[] = {
#embed "../../Assets/Sprites/ghost1.spr"
};
static const unsigned char ghost2[] = {
#embed "../../Assets/Sprites/ghost2.spr"
};
static const unsigned char ghost3[] = {
#embed "../../Assets/Sprites/ghost3.spr"
};
static const unsigned char ghost4[] = {
#embed "../../Assets/Sprites/ghost4.spr"
};
static const unsigned char golem1[] = {
#embed "../../Assets/Sprites/golem1.spr"
};
static const unsigned char golem2[] = {
#embed "../../Assets/Sprites/golem2.spr"
};
static const unsigned char golem3[] = {
#embed "../../Assets/Sprites/golem3.spr"
};
static const unsigned char golem4[] = {
#embed "../../Assets/Sprites/golem4.spr"
};
static const unsigned char hero[] = {
#embed "../../Assets/Sprites/hero.spr"
};
static const unsigned char mushroom1[] = {
#embed "../../Assets/Sprites/mushroom1.spr"
};
static const unsigned char mushroom2[] = {
#embed "../../Assets/Sprites/mushroom2.spr"
};
static const unsigned char mushroom3[] = {
#embed "../../Assets/Sprites/mushroom3.spr"
};
static const unsigned char mushroom4[] = {
#embed "../../Assets/Sprites/mushroom4.spr"
};
static const unsigned char skeleton1[] = {
#embed "../../Assets/Sprites/skeleton1.spr"
};
static const unsigned char skeleton2[] = {
#embed "../../Assets/Sprites/skeleton2.spr"
};
static const unsigned char skeleton3[] = {
#embed "../../Assets/Sprites/skeleton3.spr"
};
static const unsigned char skeleton4[] = {
#embed "../../Assets/Sprites/skeleton4.spr"
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
static const unsigned char spark[] = {
#embed "../../Assets/Sprites/spark.spr"
};
static const unsigned char spider1[] = {
#embed "../../Assets/Sprites/spider1.spr"
};
static const unsigned char spider2[] = {
#embed "../../Assets/Sprites/spider2.spr"
};
static const unsigned char spider3[] = {
#embed "../../Assets/Sprites/spider3.spr"
};
static const unsigned char spider4[] = {
#embed "../../Assets/Sprites/spider4.spr"
};
static const unsigned char tomb[] = {
#embed "../../Assets/Sprites/tomb.spr"
};
static const unsigned char tomb_big[] = {
#embed "../../Assets/Sprites/tomb_big.spr"
};
static const unsigned char torch[] = {
#embed "../../Assets/Sprites/torch.spr"
};
static const unsigned char zzz[] = {
#embed "../../Assets/Sprites/zzz.spr"
};

#define SPRITE(name) {#name, name, sizeof name}

static const csprite sprites[] = {
    SPRITE(dragon1),
    SPRITE(dragon2),
    SPRITE(dragon3),
    SPRITE(dragon4),
    SPRITE(dust),
    SPRITE(eyebat1),
    SPRITE(eyebat2),
    SPRITE(eyebat3),
    SPRITE(eyebat4),
    SPRITE(face),
    SPRITE(ghost1),
    SPRITE(ghost2),
    SPRITE(ghost3),
    SPRITE(ghost4),
    SPRITE(golem1),
    SPRITE(golem2),
    SPRITE(golem3),
    SPRITE(golem4),
    SPRITE(hero),
    SPRITE(mushroom1),
    SPRITE(mushroom2),
    SPRITE(mushroom3),
    SPRITE(mushroom4),
    SPRITE(skeleton1),
    SPRITE(skeleton2),
    SPRITE(skeleton3),
    SPRITE(skeleton4),
    SPRITE(slime1),
    SPRITE(slime2),
    SPRITE(slime3),
    SPRITE(slime4),
    SPRITE(spark),
    SPRITE(spider1),
    SPRITE(spider2),
    SPRITE(spider3),
    SPRITE(spider4),
    SPRITE(tomb),
    SPRITE(tomb_big),
    SPRITE(torch),
    SPRITE(zzz),
};

int csprite_count(void) { return sizeof sprites / sizeof sprites[0]; }

const csprite *csprite_at(int index) { return &sprites[index]; }
