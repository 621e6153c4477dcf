/// The supported shells.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// Returns the completion script of a program.
    package func script(for program: Command) -> String {
        switch self {
        case .bash: BashCompletion(program).script
        case .zsh: ZshCompletion(program).script
        case .fish: FishCompletion(program).script
        }
    }
}

extension String {
    /// The text in single quotes, which shells take literally.
    var singleQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
