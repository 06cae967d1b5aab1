#include "CSprites.h"
