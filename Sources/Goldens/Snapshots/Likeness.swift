import LayoutSimDocuments
import LayoutSimCauses
import LayoutSimComparison
import LayoutSimPixels
package import LayoutSimRendering
package import LayoutSimViewTree

/// Whether two screens look the same and, if not, why.
package struct Likeness {
    /// A screen that is laid out and drawn.
    package struct Side: Equatable {
        fileprivate var document: LayoutDocument
        fileprivate var picture: Bitmap

        package init(_ screen: Screen, renderer: Renderer) throws {
            let layout = renderer.layout(screen)
            document = renderer.document(layout)
            picture = try renderer.bitmap(renderer.displayList(layout))
        }
    }

    /// The difference between two screens.
    package struct Difference {
        /// The difference and its cause on a single line.
        package var headline: String
        /// The details.
        package var lines: [String]
        /// The PNG data of the images, expected first.
        package var pictures: [(SnapshotEvidence.Picture, [UInt8])]
    }

    /// The difference; `nil` if both look the same.
    package var difference: Difference?

    /// Compares a screen with another that it is expected to match; only images count.
    package init(of screen: Screen, to other: Screen, renderer: Renderer) throws {
        try self.init(of: screen, to: Side(other, renderer: renderer), renderer: renderer, comparesTrees: false)
    }

    package init(of screen: Screen, to other: Side, renderer: Renderer, comparesTrees: Bool) throws {
        let now = try Side(screen, renderer: renderer)
        let isSameTree = other.document.description == now.document.description
        guard other.picture != now.picture || comparesTrees && !isSameTree else { return }
        let change = try SnapshotChange(of: screen, now, since: other, named: "now", renderer: renderer)
        let tree = isSameTree ? nil : TreeDifference(golden: other.document, now: now.document)
        let picture = Bitmap(differenceOf: other.picture, now.picture, change.comparison)
        difference = Difference(
            headline: "\(change.causes.headline)", lines: (tree?.details ?? []) + change.pixelLines,
            pictures: [
                (.expected, try other.picture.pngData(file: "expected.png")),
                (.actual, try now.picture.pngData(file: "actual.png")),
                (.difference, try picture.pngData(file: "difference.png")),
            ])
    }
}

extension SnapshotChange {
    /// Creates the change of a screen from another version of it, which takes the place of its golden.
    package init(
        of screen: Screen, _ now: Likeness.Side, since golden: Likeness.Side, named variant: String, renderer: Renderer
    ) throws {
        let golden = Golden(golden.document, picture: golden.picture)
        let subject = SnapshotSubject(key: SnapshotKey(screen: screen.name, variant: variant), screen: screen)
        try self.init(of: subject, golden: golden, now: (now.document, now.picture), renderer: renderer)
    }
}
