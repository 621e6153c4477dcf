/// An edit of a storyboard or xib as a person would make it in Xcode, and its expected effect.
struct FileMutation: Sendable {
    /// A range of bytes to replace.
    struct Replacement: Sendable {
        var range: Range<Int>
        var text: String
    }

    /// The expected result of the search for causes.
    enum Expectation: Sendable {
        /// The edit is named as a cause of what it changes.
        case named
        /// Nothing visible changes.
        case silent
    }

    /// The kind of edit, by which results are counted.
    var kind: String
    /// The ids of the objects, any of which a cause may use to name the edit.
    var objects: Set<String>
    var expectation = Expectation.named
    var replacements: [Replacement]

    /// Returns whether both edits can be made in one file.
    func isCompatible(with other: FileMutation) -> Bool {
        objects.isDisjoint(with: other.objects)
            && !replacements.contains { own in other.replacements.contains { $0.range.overlaps(own.range) } }
    }
}

extension [FileMutation] {
    /// Returns the bytes of a file with all edits made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        let replacements = flatMap(\.replacements).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for replacement in replacements { result.replaceSubrange(replacement.range, with: replacement.text.utf8) }
        return result
    }
}
