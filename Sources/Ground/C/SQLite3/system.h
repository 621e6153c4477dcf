#pragma once
#if !__has_include(<sqlite3.h>)
#error "sqlite3.h is missing: install Debian's package libsqlite3-dev"
#endif
#include <sqlite3.h>
