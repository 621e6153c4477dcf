#pragma once

/// Makes the folder that the environment variable `LAYOUTSIM_HOME` names the user's, in which Foundation finds the
/// directories of documents and caches; the loader calls it before any other code runs.
void layoutsim_take_home(void);
