import LayoutSimAutoLayout

extension Stretch {
    /// Returns whether this stretch and one of another line belong to the same region of the plane.
    func isOfOneRegion(with other: Stretch) -> Bool {
        guard let piece, let otherPiece = other.piece else { return false }
        return piece.signature == otherPiece.signature
    }

    /// Returns the stretch at a fraction of the way to one of another line, from 0 here to 1 there; both belong to the
    /// same region.
    func between(_ other: Stretch, at part: Double) -> Stretch {
        guard let piece, let otherPiece = other.piece else { return self }
        let start = widths.lowerBound + (other.widths.lowerBound - widths.lowerBound) * part
        let end = widths.upperBound + (other.widths.upperBound - widths.upperBound) * part
        let between = piece.between(otherPiece, at: part, length: max(0, end - start))
        return Stretch(widths: start...max(start, end), layout: between.layout, piece: between)
    }
}
