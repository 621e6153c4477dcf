import LayoutSimEquations
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The summands of a sum; summands with the same name and value are combined.
struct Summands {
    private(set) var summands: [Explanation.Summand] = []

    /// Adds a distance in points.
    mutating func add(_ distance: Double) {
        guard abs(distance) > Layout.tolerance else { return }
        summands.append(Explanation.Summand(name: nil, factor: 1, value: distance))
    }

    /// Adds a multiple of a size in points.
    mutating func add(_ name: String, times factor: Double, value: Double) {
        guard let place = summands.firstIndex(where: { $0.name == name && $0.value == value }) else {
            summands.append(Explanation.Summand(name: name, factor: Summands.rounded(factor), value: value))
            return
        }
        summands[place].factor = Summands.rounded(summands[place].factor + factor)
        if summands[place].factor == 0 { summands.remove(at: place) }
    }

    /// Returns a factor without rounding errors, which would print factors such as 1 with odd decimals.
    private static func rounded(_ factor: Double) -> Double {
        let whole = (factor * 1e9).rounded() / 1e9
        return abs(whole - factor) < 1e-12 ? whole : factor
    }
}

extension Explainer {
    /// Adds the contribution of a cause to a value: a named size, the named size of the root, or a distance.
    func add(_ cause: SessionCause, to sum: inout Summands) {
        switch cause.row {
        case .bound: sum.add(cause.multiplier * cause.constant)
        case .choice(let unknown): sum.add(name(of: unknown), times: cause.multiplier, value: cause.constant)
        case .constraint, .content:
            guard let constraint = equations.member(cause.row)?.constraint else { return }
            guard constraint.second != nil else {
                sum.add("\(names.named(constraint).first)", times: cause.multiplier, value: cause.constant)
                return
            }
            let (name, length) = rootLength(constraint.first.attribute.axis)
            let share = rootShare(in: cause.row)
            if share != 0 { sum.add(name, times: cause.multiplier * share, value: length) }
            sum.add(cause.multiplier * (cause.constant - share * length))
        }
    }

    private func rootLength(_ axis: Axis) -> (name: String, value: Double) {
        let size = tree.screen.viewport.size
        let root = names.text(.view(tree.screen.root.id))
        return axis == .horizontal ? ("\(root).width", size.width) : ("\(root).height", size.height)
    }

    private func rootShare(in row: SessionRow) -> Double {
        guard case .constraint(let handle) = row else { return 0 }
        return equations.session.rootShare(in: handle)
    }
}
