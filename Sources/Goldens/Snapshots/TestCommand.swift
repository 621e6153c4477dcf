/// The command that tests the screens of a project, as a user types it.
package enum TestCommand: String, Hashable, Sendable {
    case layoutsim = "layoutsim test"
    /// The command of packages whose screens are tested with `LayoutSimTesting`.
    case swift = "swift test"
}

/// Returns the result of `body`; its errors name the command that tests the screens of the project.
func naming<Answer>(_ command: TestCommand, _ body: () throws -> Answer) throws -> Answer {
    do { return try body() } catch var error as SnapshotError {
        error.testCommand = command
        throw error
    }
}
