/// Text from elsewhere on one line of GitHub's Markdown, where it starts no element, mentions nobody and links to no issue.
package func markdownEscaped(_ text: String) -> String {
    escaped(text) { scalar in
        switch scalar {
        // GitHub looks for mentions and references in the rendered text; a comment in between breaks them.
        case "@", "#": "\\\(scalar)<!-- -->"
        case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$", ":": "\\\(scalar)"
        case "\0"..."\u{1F}", "\u{7F}": " "
        case "\"": nil
        default: markupEntity(scalar)
        }
    }
}

/// Text from elsewhere as a code span, in as many backticks as it needs.
package func markdownCode(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let fence = String(repeating: "`", count: longestRunOfBackticks(line) + 1)
    let isPlain = !line.contains("`") && !line.isEmpty
    return isPlain ? fence + line + fence : "\(fence) \(line) \(fence)"
}

/// Lines from elsewhere as a fenced block of code, indented for the list that it stands in.
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
