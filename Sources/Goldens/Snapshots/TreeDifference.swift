import LayoutSimNotation
package import LayoutSimDocuments
package import LayoutSimGeometry
import LayoutSimRendering
package import LayoutSimViewTree

/// The difference between the layout tree of a golden and the current one.
package struct TreeDifference: Hashable, Sendable {
    /// A view that moved or changed size, in points of its superview.
    package struct MovedFrame: Hashable, Sendable {
        /// The name for people.
        package var name: String
        package var golden: Rect
        package var now: Rect
    }

    /// The views with different frames in the two trees, in preorder.
    package var movedFrames: [MovedFrame]
    /// The names of the views that only the golden has, in preorder.
    package var removed: [String]
    /// The names of the views that only the current tree has, in preorder.
    package var added: [String]
    /// The differing lines, `-` from the golden and `+` from the current tree.
    package var lines: [String]
    /// Whether only the audit findings differ.
    package var isOfAuditsOnly: Bool

    /// Compares two trees; `renamed` are the current ids by those of the golden, where they differ.
    package init(golden: LayoutDocument, now: LayoutDocument, renamed: ViewNames = ViewNames()) {
        lines = TreeDifference.lines(from: golden.description, to: now.description)
        let names = ViewNames(of: now.spokenNames + golden.spokenNames)
        var golden = golden.withoutNames
        let now = now.withoutNames
        for place in golden.nodes.indices { golden.nodes[place].id = renamed[golden.nodes[place].id] }
        let goldenFrames = TreeDifference.frames(of: golden)
        let nowFrames = TreeDifference.frames(of: now)
        movedFrames = now.nodes.compactMap { node in
            guard let before = goldenFrames[node.id], before != node.frame else { return nil }
            return MovedFrame(name: names[node.id], golden: before, now: node.frame)
        }
        removed = golden.nodes.map(\.id).filter { nowFrames[$0] == nil }.map { names[$0] }
        added = now.nodes.map(\.id).filter { goldenFrames[$0] == nil }.map { names[$0] }
        isOfAuditsOnly = golden.nodes == now.nodes && golden.audits != now.audits && golden.sizes == now.sizes
    }

    private static func frames(of document: LayoutDocument) -> [String: Rect] {
        Dictionary(document.nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the differing lines of two trees' texts.
    static func lines(from golden: String, to now: String) -> [String] {
        let old = golden.split(separator: "\n")
        let new = now.split(separator: "\n")
        // Compared by bytes, like the hashes; canonically equivalent letters are not the same golden.
        let difference = new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) })
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [String] = []
        var (oldPlace, newPlace) = (0, 0)
        while oldPlace < old.count || newPlace < new.count {
            if removed.contains(oldPlace) {
                lines.append("- \(old[oldPlace])")
                oldPlace += 1
            } else if inserted.contains(newPlace) {
                lines.append("+ \(new[newPlace])")
                newPlace += 1
            } else {
                oldPlace += 1
                newPlace += 1
            }
        }
        return lines
    }
}

extension CollectionDifference.Change {
    /// The index of a removed line in the old text, or of an inserted one in the new text.
    fileprivate var offset: Int {
        switch self {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }
}

extension TreeDifference.MovedFrame: CustomStringConvertible {
    /// The differing numbers: `patch.height 232 → 214, patch.y 193.5 → 202.5`.
    package var description: String {
        let numbers = [
            ("x", golden.minX, now.minX), ("y", golden.minY, now.minY), ("width", golden.width, now.width),
            ("height", golden.height, now.height),
        ]
        return numbers.filter { $0.1 != $0.2 }
            .map { "\(name).\($0.0) \(decimal($0.1)) → \(decimal($0.2))" }
            .joined(separator: ", ")
    }
}
