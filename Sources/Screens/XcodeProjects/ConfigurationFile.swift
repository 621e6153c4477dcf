import LayoutSimFiles

/// The assignments of an `.xcconfig` file and of the files that it includes.
struct ConfigurationFile {
    /// The values by setting; of several assignments the last one.
    private(set) var settings: [String: String] = [:]
    /// The included files that do not exist, by their paths.
    private(set) var missing: [String] = []

    /// The greatest depth of files that include each other.
    private static let greatestDepth = 20

    /// Reads a file at an absolute path.
    init(_ path: String) throws { try read(path, depth: 0) }

    private mutating func read(_ path: String, depth: Int) throws {
        let text = String(decoding: try File(path).contents(), as: UTF8.self)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = ConfigurationFile.trimmed(ConfigurationFile.withoutComment(line))
            guard !line.isEmpty else { continue }
            guard line.hasPrefix("#include") else {
                if let (key, value) = ConfigurationFile.assignment(line) { settings[key] = value }
                continue
            }
            guard depth < ConfigurationFile.greatestDepth else {
                throw ProjectFileError(path, line: index + 1, "files include each other without end")
            }
            let name = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
            let included = PathText.joined(PathText.folder(of: path), name ?? "")
            if name != nil, File(included).exists, !File(included).isFolder {
                try read(included, depth: depth + 1)
            } else if !line.hasPrefix("#include?") {
                missing.append(included)
            }
        }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// Returns the setting, with its conditions in brackets, and the value.
    private static func assignment(_ line: Substring) -> (key: String, value: String)? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth <= 0:
                let value = trimmed(line[line.index(after: index)...])
                return (String(trimmed(line[..<index])), String(value.last == ";" ? trimmed(value.dropLast()) : value))
            default: break
            }
        }
        return nil
    }
}
