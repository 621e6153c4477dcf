/// Returns text as one word of a POSIX shell's command line, quoted unless it is plain.
package func shellWord(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0.isLetterOrDigit || "-_./@".utf8.contains($0) }
    if isPlain { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
}

/// Returns text in single quotes for fish, which has two escapes there.
package func fishQuoted(_ text: String) -> String { "'\(backslashed(text, #"'\"#))'" }

/// Returns text for a specification of zsh's `_arguments`, whose parts are separated by brackets and colons.
package func zshEscaped(_ text: String) -> String { backslashed(text, #"\[]:()"#) }

private func backslashed(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
        if special.contains(character) { result += "\\" }
        result.append(character)
    }
}
