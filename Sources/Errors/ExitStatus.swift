/// How the program ends, as a shell sees it.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    /// Everything was as it should be.
    case fine = 0
    /// Differences or findings.
    case findings = 1
    /// The command line was not understood.
    case usage = 64
    /// An input was read but not understood.
    case inputNotUnderstood = 65
    /// An input could not be read.
    case inputNotReadable = 66
    /// The program could not do its work, through no fault of the input.
    case fault = 70
}
