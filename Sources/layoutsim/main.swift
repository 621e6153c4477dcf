import Glibc
import LayoutSimErrors
import LayoutSimFiles

let status = Program.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
