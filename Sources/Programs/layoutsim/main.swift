import Glibc
import LayoutSimAllocator

layoutsim_keep_freed_memory()
exit(Program.status(of: Array(CommandLine.arguments.dropFirst())))
