import LayoutSimConstraintSolver
package import LayoutSimGeometry

/// An active row that determines an unknown, with its share.
package struct SessionCause: Hashable, Sendable {
    /// The constraint, bound, or choice.
    package let row: SessionRow
    /// The change of the unknown in points per point of the constant.
    package var multiplier: Double
    /// The right-hand side of the row, in points.
    package let constant: Double
}

/// The reason for the value of an edge or length of a frame: `value = constant + sum of multiplier * constant` over the
/// causes.
package struct FrameEquation: Hashable, Sendable {
    /// The value in points.
    package let value: Double
    /// The contribution of alignment insets, in points.
    package let constant: Double
    /// The rows that determine the value, each once.
    package let causes: [SessionCause]
}

extension LayoutSession {
    /// Returns the reason for the value of an edge, center or length of a view's frame, in its superview. The session
    /// must be solved.
    package mutating func equation(of point: AxisPoint, along axis: Axis, of view: ViewHandle) -> FrameEquation {
        guard let form = form(of: point, along: axis, of: view) else {
            return FrameEquation(value: 0, constant: 0, causes: [])
        }
        let terms = form.terms
        let value = terms.reduce(form.constant) { $0 + $1.coefficient * (system?.value(of: $1.unknown) ?? 0) }
        return FrameEquation(
            value: value, constant: form.constant, causes: causes(of: terms.map { ($0.unknown, $0.coefficient) }))
    }

    /// Returns the rows that determine the left-hand side of a constraint, apart from the constraint itself. The
    /// session must be solved.
    package mutating func causes(holding row: SessionRow) -> [SessionCause] {
        causes(of: terms(of: row)).filter { $0.row != row }
    }

    private func form(of point: AxisPoint, along axis: Axis, of view: ViewHandle) -> LinearForm? {
        guard let system, system.order.place(of: view) != nil, let superview = views[view.index].parent else {
            return nil
        }
        let linearizer = Linearizer(self, system.order, system.numbering)
        var form = LinearForm()
        form.add(ExtentPoint(extent: linearizer.frame(of: view, along: axis), point: point), times: 1)
        if point != .length {
            form.add(ExtentPoint(extent: linearizer.frame(of: superview, along: axis), point: .near), times: -1)
        }
        return form
    }

    private func terms(of row: SessionRow) -> [(unknown: Int, weight: Double)] {
        guard let id = system?.id(of: row), let problem = system?.solution?.problem else { return [] }
        return problem[id].terms.map { ($0.variable.index, $0.coefficient) }
    }

    /// Returns the coefficient of the root's length, which is known, on the right-hand side of a constraint.
    package func rootShare(in constraint: ConstraintHandle) -> Double {
        guard let system else { return 0 }
        var linearizer = Linearizer(self, system.order, system.numbering)
        return linearizer.rootShare(in: self[constraint])
    }

    /// Returns the rows that determine a sum of unknowns, each once, in the order in which they are found.
    private mutating func causes(of weights: [(unknown: Int, weight: Double)]) -> [SessionCause] {
        var order: [SessionRow] = []
        var causes: [SessionRow: SessionCause] = [:]
        for (unknown, weight) in weights {
            for cause in system?.causes(of: unknown) ?? [] {
                if causes[cause.row] == nil { order.append(cause.row) }
                var sum = causes[cause.row] ?? SessionCause(row: cause.row, multiplier: 0, constant: cause.constant)
                sum.multiplier += cause.multiplier * weight
                causes[cause.row] = sum
            }
        }
        return order.compactMap { causes[$0] }.filter { abs($0.multiplier) > LayoutSession.causeTolerance }
    }

    /// Multipliers up to this size are rounding errors.
    private static let causeTolerance = 1e-9
}
