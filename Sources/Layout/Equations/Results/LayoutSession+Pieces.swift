import LayoutSimConstraintSolver
package import LayoutSimGeometry

/// How everything in a session moves while its root grows, and how far that holds.
package struct SessionPiece {
    /// The growths, in units, between which every frame is linear; `lower` is at most 0 and `upper` at least 0.
    package let lower: Double
    /// The upper end of these growths, in units.
    package let upper: Double
    /// The growth of the root per unit, in points.
    fileprivate let growth: Size
    /// By unknown, the change per unit in points of the root.
    fileprivate let rates: [Double]
    /// What all windows have in common between which frames are linear, whatever the direction of growth.
    package let sides: [Int32]

    /// The same piece, seen from a growth within it, in units.
    package func moved(by distance: Double) -> SessionPiece {
        SessionPiece(
            lower: lower - distance, upper: upper - distance, growth: growth, rates: rates, sides: sides)
    }
}

extension LayoutSession {
    /// How frames move while the root grows by a size in points per unit, its constraints' numbers being what they are;
    /// `nil` where that cannot be told: where constraints contradict each other or leave something open that moves.
    ///
    /// The own widths of the views in `widths` change, too, by a length in points per unit; `nil` where one of them determines
    /// a frame. However these really change, frames move like that as long as each stays on its side of its view's width.
    ///
    /// There are no deltas since the last `solve()`.
    package mutating func piece(growth: Size, loose widths: [(view: ViewHandle, rate: Double)] = []) -> SessionPiece? {
        // Taken out: a solver that is shared would start anew.
        guard changes.isEmpty, var current = system.take() else { return nil }
        defer { system = current }
        let loose = widths.flatMap { view, rate in
            contentConstraints(of: view).filter { $0.axis == .horizontal }.map { (content: $0, rate: rate) }
        }
        guard let piece = current.piece(self, growth: growth, loose: loose) else { return nil }
        return SessionPiece(
            lower: piece.lower, upper: piece.upper, growth: growth, rates: piece.rates,
            sides: piece.sides)
    }

    /// Whether required equations alone determine the width of a view, so that no own size matters to it, whatever numbers are.
    ///
    /// There are no deltas since the last `solve()`.
    package mutating func isWidthFixed(of view: ViewHandle) -> Bool {
        guard changes.isEmpty, var current = system.take() else { return false }
        defer { system = current }
        return view != .root && current.isWidthFixed(of: view)
    }

    /// The change of the frame of a view per unit, in points of the root.
    package func frameRate(of view: ViewHandle, in piece: SessionPiece) -> Rect {
        guard view != .root else { return Rect(origin: .zero, size: piece.growth) }
        guard let system, let place = system.order.place(of: view) else { return .zero }
        let first = system.numbering.first(ofViewAt: place)
        return Rect(
            x: piece.rates[first], y: piece.rates[first + 1], width: piece.rates[first + 2],
            height: piece.rates[first + 3])
    }
}
