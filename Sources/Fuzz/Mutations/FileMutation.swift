/// An edit of a storyboard or xib as a person would make it in Xcode, and what is known of it.
struct FileMutation: Sendable {
    /// Bytes of the file that are replaced.
    struct Replacement: Sendable {
        var range: Range<Int>
        var text: String
    }

    /// What has to be said of it.
    enum Expectation: Sendable {
        /// It is named as a cause of what it changes.
        case named
        /// Nothing visible changes.
        case silent
    }

    /// The kind of edit, by which results are counted.
    var kind: String
    /// The ids of the objects by any of which a cause may name it.
    var objects: Set<String>
    var expectation = Expectation.named
    var replacements: [Replacement]

    /// Whether both can be made in one file.
    func isCompatible(with other: FileMutation) -> Bool {
        objects.isDisjoint(with: other.objects)
            && !replacements.contains { own in other.replacements.contains { $0.range.overlaps(own.range) } }
    }
}

extension [FileMutation] {
    /// The bytes of a file with all edits made.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        let replacements = flatMap(\.replacements).sorted { $0.range.lowerBound > $1.range.lowerBound }
        for replacement in replacements { result.replaceSubrange(replacement.range, with: replacement.text.utf8) }
        return result
    }
}
