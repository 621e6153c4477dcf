package import LayoutSimAudits
package import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimPixels
package import LayoutSimRendering

/// The layout in a golden: a single tree, or the trees at each moment of a recording, in one text.
package struct GoldenTree: Hashable, Sendable {
    /// The trees: a single one, or one for each moment. Never empty.
    package var documents: [LayoutDocument]
    /// The moments of a recording, one for each tree; `nil` if it is not a recording.
    package var strip: Filmstrip?

    /// Creates the tree of a screen at rest.
    package init(_ document: LayoutDocument) {
        documents = [document]
    }

    /// Creates the trees of a recording, which has at least one moment.
    package init(_ documents: [LayoutDocument], _ strip: Filmstrip) {
        precondition(!documents.isEmpty && documents.count == strip.cells.count, "a moment has a tree")
        (self.documents, self.strip) = (documents, strip)
    }

    /// The only tree, or that of the first moment.
    package var first: LayoutDocument { documents[0] }

    /// The times of the trees, in milliseconds since the recording began.
    package var times: [Double] { strip?.cells.map(\.time) ?? [0] }

    /// Returns whether both record the same, regardless of view names.
    package func isSame(as other: GoldenTree) -> Bool {
        strip == other.strip && documents.count == other.documents.count
            && zip(documents, other.documents).allSatisfy { $0.isSame(as: $1) }
    }

    /// The audit findings in all trees, without duplicates.
    package var findings: [AuditFinding] {
        var known: Set<String> = []
        return documents.flatMap(\.findings).filter { known.insert($0.description).inserted }
    }
}

extension GoldenTree: CustomStringConvertible {
    private static let signature = "layoutsim-recording 1"

    /// Returns whether a text begins like a recording.
    static func isRecording(_ text: String) -> Bool { text.hasPrefix(signature + "\n") }

    /// The text of the tree; for a recording, each tree follows a line with its time and the size of its image.
    package var description: String {
        guard let strip else { return first.description }
        return GoldenTree.signature + "\n"
            + zip(strip.cells, documents).map { cell, document in
                "moment \(decimal(cell.time)) \(cell.width)x\(cell.height)\n\(document)"
            }.joined()
    }

    /// Parses a tree or a recording; errors name the file and the line.
    package init(_ text: String, file: String) throws(SnapshotError) {
        guard GoldenTree.isRecording(text) else {
            self.init(try LayoutDocument(text, file: file))
            return
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { GoldenTree.moment(lines[$0]) != nil }
        guard starts.first == 1 else {
            throw SnapshotError(file: file, line: 2, .layoutLine(lines.count > 1 ? String(lines[1]) : ""))
        }
        var documents: [LayoutDocument] = []
        for (place, start) in starts.enumerated() {
            let end = place + 1 < starts.count ? starts[place + 1] : lines.endIndex
            let part = lines[(start + 1)..<end].joined(separator: "\n") + (end < lines.endIndex ? "\n" : "")
            do {
                documents.append(try LayoutDocument(part, file: file))
            } catch {
                var error = error
                error.line = error.line.map { $0 + start + 1 }
                throw error
            }
        }
        self.init(documents, Filmstrip(starts.compactMap { GoldenTree.moment(lines[$0]) }))
    }

    private static func moment(_ line: Substring) -> Filmstrip.Cell? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == "moment", let time = Double(words[1]), time.isFinite else { return nil }
        let sides = words[2].split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...PNGLimits.longestSide).contains($0) }) else { return nil }
        return Filmstrip.Cell(time: time, width: sides[0], height: sides[1])
    }
}
