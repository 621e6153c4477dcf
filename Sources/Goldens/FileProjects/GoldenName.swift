/// Turns user-visible names into parts of golden names, which are names of folders.
enum GoldenName {
    /// The maximum length of a part; longer names would not fit beside others in a path.
    private static let longest = 60
    /// The characters that some file system does not allow in file names.
    private static let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]

    /// Returns the text with a hyphen in place of spaces and characters that file names cannot contain; empty if
    /// nothing remains.
    static func part(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isUsable =
                scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
                && !forbidden.contains(scalar)
            return isUsable ? scalar : "-"
        }
        var name = String.UnicodeScalarView()
        for scalar in scalars where scalar != "-" || name.last != "-" { name.append(scalar) }
        return String(trimmed(String(String(name).prefix(longest))))
    }

    /// Returns the same without dots, since the first dot in the name of a screen ends the name of its file.
    static func filePart(_ text: String) -> String { part(text.replacing(".", with: "-")) }

    private static func trimmed(_ name: String) -> Substring {
        var rest = Substring(name)
        while let first = rest.first, first == "-" || first == "." { rest.removeFirst() }
        while let last = rest.last, last == "-" || last == "." { rest.removeLast() }
        return rest
    }
}
