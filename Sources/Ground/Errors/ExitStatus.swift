/// The exit status of the program, as a shell sees it.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Success: there was nothing to report.
    case fine = 0
    /// There are differences or findings.
    case findings = 1
    /// The command line is invalid.
    case usage = 64
    /// An input was read but is not valid.
    case inputNotUnderstood = 65
    /// An input could not be read.
    case inputNotReadable = 66
    /// The program failed for a reason unrelated to its input.
    case fault = 70
}
