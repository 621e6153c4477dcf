import LayoutSimArguments

extension FuzzTarget {
    /// The words of a command line, separated by newlines.
    static let arguments = FuzzTarget(
        name: "arguments",
        seeds: ["--seconds\n5\n--seed=7\npng", "-h", "--replay\nx\n--\njson\n-"],
        dictionary: ["--", "--help", "=", "\n", "--seconds", "-", "help", "--seed=", "é", "--version"],
        read: { bytes in
            let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            _ = try ArgumentParser(FuzzCommand.command).parse(words.map(String.init))
        })
}
