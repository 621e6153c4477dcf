import Glibc
import LayoutSimAllocator
import LayoutSimErrors

layoutsim_keep_freed_memory()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
