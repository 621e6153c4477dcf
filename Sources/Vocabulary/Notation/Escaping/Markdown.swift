/// Returns external text for one line of GitHub's Markdown, in which it creates no elements, mentions or links to
/// issues.
package func markdownEscaped(_ text: String) -> String {
    escaped(text) { scalar in
        switch scalar {
        // GitHub searches the rendered text for mentions and references; a comment in between breaks them.
        case "@", "#": "\\\(scalar)<!-- -->"
        case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$", ":": "\\\(scalar)"
        case "\0"..."\u{1F}", "\u{7F}": " "
        case "\"": nil
        default: markupEntity(scalar)
        }
    }
}

/// Returns external text as a code span, in as many backticks as necessary.
package func markdownCode(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let fence = String(repeating: "`", count: longestRunOfBackticks(line) + 1)
    let isPlain = !line.contains("`") && !line.isEmpty
    return isPlain ? fence + line + fence : "\(fence) \(line) \(fence)"
}

/// Returns external lines as a fenced code block, indented for its list.
package func markdownCodeBlock(_ lines: [String], language: String, indentation: String) -> String {
    let lines = lines.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    let longest = lines.map { longestRunOfBackticks(String($0)) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines.map { String($0) } + [fence]).map { "\(indentation)\($0)\n" }.joined()
}

private func longestRunOfBackticks(_ text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
    }
    return longest
}
