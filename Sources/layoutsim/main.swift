import Glibc
import LayoutSimErrors
import LayoutSimFiles

let status = await Program.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
