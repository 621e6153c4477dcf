#pragma once

/// Has the C library keep freed memory for what is allocated next, for programs that end soon: by default it returns
/// pages to the kernel and takes them again, which for large layouts takes a third of the time.
void layoutsim_keep_freed_memory(void);
