import Glibc
import LayoutSimErrors

exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
