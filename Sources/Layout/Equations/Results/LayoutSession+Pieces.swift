import LayoutSimConstraintSolver
package import LayoutSimGeometry

/// The linear movement of everything in a session while its root grows, with the range in which it is valid.
package struct SessionPiece {
    /// The lower end of the growths, in units, between which every frame is linear; at most 0.
    package let lower: Double
    /// The upper end of these growths, in units; at least 0.
    package let upper: Double
    /// The growth of the root per unit, in points.
    fileprivate let growth: Size
    /// The change of each unknown per unit, in points of the root.
    fileprivate let rates: [Double]
    /// A signature shared by all windows between which frames are linear, whatever the direction of growth.
    package let sides: [Int32]

    /// Returns the piece relative to a growth within it, in units.
    package func moved(by distance: Double) -> SessionPiece {
        SessionPiece(
            lower: lower - distance, upper: upper - distance, growth: growth, rates: rates, sides: sides)
    }
}

extension LayoutSession {
    /// Returns the movement of frames while the root grows by a size in points per unit and the numbers of constraints
    /// stay; `nil` if constraints contradict each other or leave something open that moves.
    ///
    /// The intrinsic widths of the views in `widths` also change, by a length in points per unit; the result is `nil`
    /// if one of them determines a frame. However they really change, frames move like this as long as each stays on
    /// its side of its view's width.
    ///
    /// There must be no deltas since the last `solve()`.
    package mutating func piece(growth: Size, loose widths: [(view: ViewHandle, rate: Double)] = []) -> SessionPiece? {
        // Taken out of the session, since a shared solver would start from scratch.
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

    /// Returns whether required equations alone determine the width of a view, so that no intrinsic size affects it,
    /// whatever the numbers are.
    ///
    /// There must be no deltas since the last `solve()`.
    package mutating func isWidthFixed(of view: ViewHandle) -> Bool {
        guard changes.isEmpty, var current = system.take() else { return false }
        defer { system = current }
        return view != .root && current.isWidthFixed(of: view)
    }

    /// Returns the change of a view's frame per unit, in points of the root.
    package func frameRate(of view: ViewHandle, in piece: SessionPiece) -> Rect {
        guard view != .root else { return Rect(origin: .zero, size: piece.growth) }
        guard let system, let place = system.order.place(of: view) else { return .zero }
        let first = system.numbering.first(ofViewAt: place)
        return Rect(
            x: piece.rates[first], y: piece.rates[first + 1], width: piece.rates[first + 2],
            height: piece.rates[first + 3])
    }
}
