/// An error meant for users, whose description is a whole line such as `x.json:12: error: …`.
package protocol ReportableError: Error, CustomStringConvertible {
    /// The status that the program ends with.
    var exitStatus: ExitStatus { get }
}
