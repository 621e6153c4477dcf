/// The shells that completion can be written for.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that completes the command lines of a program.
    package func script(for program: Command) -> String {
        switch self {
        case .bash: BashCompletion(program).script
        case .zsh: ZshCompletion(program).script
        case .fish: FishCompletion(program).script
        }
    }
}

extension String {
    /// In single quotes, as the shells take a text literally.
    var singleQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}
