/// A path with wildcards: `*` and `?` match within a folder name, `**` matches any folders.
struct FilePattern: Hashable, Sendable {
    private let parts: [Substring]

    init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }
    }

    /// Returns whether a text contains wildcards.
    static func hasWildcards(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// Returns whether the pattern matches a path or a folder that contains it.
    func matches(_ path: String) -> Bool {
        FilePattern.matches(parts[...], path.split(separator: "/").filter { $0 != "." }[...])
    }

    private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
        // Everything in a folder that matches belongs to it.
        guard let first = pattern.first else { return true }
        if first == "**" {
            let rest = pattern.dropFirst()
            return (path.startIndex...path.endIndex).contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first, matches(Array(first)[...], Array(name)[...]) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    /// Matches the name of a single file or folder.
    private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        switch first {
        case "*":
            return matches(pattern.dropFirst(), name) || !name.isEmpty && matches(pattern, name.dropFirst())
        case "?": return !name.isEmpty && matches(pattern.dropFirst(), name.dropFirst())
        default: return name.first == first && matches(pattern.dropFirst(), name.dropFirst())
        }
    }
}
