import LayoutSimAutoLayout
package import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimViewTree

extension SizePartition {
    /// Creates the pieces of a line of at least one stretch; consecutive ones that continue each other are merged.
    package init(_ stretches: [Stretch]) {
        let first = stretches.first?.widths.lowerBound ?? 0
        let widths = first...max(first, stretches.last?.widths.upperBound ?? first)
        self.init(widths: widths, pieces: [], sampled: stretches.sampled)
        var last: Stretch?
        for stretch in stretches {
            // A single window is narrower than anything that is reported.
            guard let piece = stretch.piece else {
                if !stretch.isProven { last = nil }
                continue
            }
            let views = stretch.views(piece)
            if let last, stretch.continues(last), pieces.last?.views.map(\.id) == views.map(\.id) {
                pieces[pieces.count - 1].extend(to: stretch.widths.upperBound, views)
            } else {
                pieces.append(Piece(widths: stretch.widths, views: views))
            }
            last = stretch
        }
    }
}

extension SizePartition.Piece {
    fileprivate mutating func extend(to width: Double, _ others: [SizePartition.View]) {
        widths = widths.lowerBound...width
        for place in views.indices { views[place].last = others[place].last }
    }
}

extension Stretch {
    /// Returns the frames at both ends.
    fileprivate func views(_ piece: LayoutPiece) -> [SizePartition.View] {
        let last = piece.frames(at: widths.upperBound - widths.lowerBound)
        return layout.views.indices.map { place in
            SizePartition.View(id: layout.views[place].view.id, first: piece.frames[place], last: last[place])
        }
    }
}
