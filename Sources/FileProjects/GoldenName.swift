/// Words of people as parts of the names of goldens, which are names of folders.
enum GoldenName {
    /// Longer names would not fit beside others in a path.
    private static let longest = 60
    /// What some system does not allow in the name of a file.
    private static let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]

    /// The text with a hyphen in the place of spaces and of what no file can be called; empty where nothing is left.
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

    /// The same without dots: the first dot in the name of a screen ends that of its file.
    static func filePart(_ text: String) -> String { part(text.replacing(".", with: "-")) }

    private static func trimmed(_ name: String) -> Substring {
        var rest = Substring(name)
        while let first = rest.first, first == "-" || first == "." { rest.removeFirst() }
        while let last = rest.last, last == "-" || last == "." { rest.removeLast() }
        return rest
    }
}
