internal import Glibc
internal import LayoutSimArguments
internal import LayoutSimErrors
internal import LayoutSimFiles

do {
    exit(try FuzzCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
} catch {
    try? StandardStream.error.write("\(error)\n")
    exit((error as? any ReportableError)?.exitStatus.rawValue ?? ExitStatus.fault.rawValue)
}
