import Glibc
import LayoutSimErrors
import LayoutSimFiles

do {
    exit(try ObjectCheckCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
} catch {
    try? StandardStream.error.write("\(error)\n")
    exit((error as? any ReportableError)?.exitStatus.rawValue ?? ExitStatus.fault.rawValue)
}
