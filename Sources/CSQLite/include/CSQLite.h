#pragma once
#include <sqlite3.h>

/// Tells SQLite to copy a bound text or blob at once; Swift cannot import the macro.
sqlite3_destructor_type csqlite_transient(void);
