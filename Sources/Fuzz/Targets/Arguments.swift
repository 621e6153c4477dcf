import LayoutSimArguments

extension FuzzTarget {
    /// Words of a command line, divided by line feeds.
    static let arguments = FuzzTarget(
        name: "arguments",
        seeds: ["--seconds\n5\n--seed=7\npng", "-h", "--replay\nx\n--\njson\n-"],
        dictionary: ["--", "--help", "=", "\n", "--seconds", "-", "help", "--seed=", "é", "--version"],
        read: { bytes in
            let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            _ = try ArgumentParser(FuzzCommand.command).parse(words.map(String.init))
        })
}
