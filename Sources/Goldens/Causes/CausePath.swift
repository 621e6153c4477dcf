import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree

/// The path from a proven cause to an output, along constraints without slack and broken ones.
struct CausePath {
    let cause: CauseReport.Cause
    let output: OutputChange
    /// The layout with the cause reverted.
    let before: Layout
    let after: Layout
    let renderer: Renderer

    /// The maximum number of links that a reader can follow.
    private static let mostLinks = 3

    /// The steps from cause to effect; empty if the output is not part of a frame or no path leads to it.
    var steps: [PathStep] {
        guard case .frame(let view, let part) = output.subject,
            let explanation = renderer.explain(view, in: after.authored),
            let equation = explanation.equations.first(where: { $0.part.rawValue == part.rawValue })
        else { return [] }
        let start = cause.inputs.map { firstStep(of: $0, equation) }
        let limits = equation.chain.filter { isLimit($0) && carries($0, view, part) }.compactMap(limit)
        let own = explanation.concessions.filter { $0.constraint.first.attribute.rawValue == part.rawValue }
        let concessions = (own.isEmpty ? explanation.concessions : own).compactMap(concession)
        let links = limits.isEmpty && concessions.isEmpty ? equation.chain.compactMap(link) : []
        return start + links.suffix(CausePath.mostLinks) + limits + concessions
    }

    /// Returns the first step: a text whose size changes, or a constraint that changes.
    private func firstStep(of input: InputChange, _ equation: Explanation.Equation) -> PathStep {
        guard case .view(let id) = input.place else { return .input(input) }
        let sizes = equation.chain.compactMap(\.constraint).filter { constraint in
            constraint.second == nil && constraint.first.item == .view(id)
        }
        let axes = sizes.map(\.first.attribute.axis) + Axis.allCases.reversed()
        for axis in axes {
            guard let old = naturalSize(of: id, axis, in: before), let new = naturalSize(of: id, axis, in: after),
                abs(new - old) >= 0.0005
            else { continue }
            return .size(view: id, axis, growth: new - old)
        }
        return .input(input)
    }

    private func naturalSize(of view: String, _ axis: Axis, in layout: Layout) -> Double? {
        layout.constraints.first { solved in
            solved.source == .compressionResistance && solved.constraint.first.item == .view(view)
                && solved.constraint.first.attribute.axis == axis
        }?.constraint.constant
    }

    /// Returns whether a link is an unchanged inequality of the author that holds an edge.
    private func isLimit(_ link: Explanation.Link) -> Bool {
        guard link.source == .screen, let constraint = link.constraint, constraint.relation != .equal else {
            return false
        }
        return !isChanged(constraint)
    }

    /// Returns whether the effect would be different without the constraint.
    private func carries(_ link: Explanation.Link, _ view: String, _ part: OutputChange.FramePart) -> Bool {
        func effect(without constraint: Constraint?) -> Double? {
            let lengths = [before, after].map { layout in
                var screen = layout.authored
                screen.constraints.removeAll { $0 == constraint }
                return renderer.layout(screen)[view].map { part.value(of: $0.frame) }
            }
            guard let old = lengths[0], let new = lengths[1] else { return nil }
            return new - old
        }
        return effect(without: link.constraint) != effect(without: nil)
    }

    private func limit(_ link: Explanation.Link) -> PathStep? {
        guard let constraint = link.constraint else { return nil }
        let operands = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        let moving = operands.first { $0.item.view.map { $0 != after.screen.root.id } ?? false }
        return .limit(moving ?? constraint.first)
    }

    private func isChanged(_ constraint: Constraint) -> Bool {
        cause.inputs.contains { input in
            if case .constraint(let changed) = input.place { "\(changed)" == "\(constraint)" } else { false }
        }
    }

    private func link(_ link: Explanation.Link) -> PathStep? {
        guard link.source == .screen, let constraint = link.constraint else { return nil }
        return isChanged(constraint) ? nil : .link(constraint)
    }

    /// Returns a step for a constraint whose violation changed.
    private func concession(_ concession: Explanation.Concession) -> PathStep? {
        guard concession.source == .screen || concession.source == .compressionResistance else { return nil }
        let old = before.constraints.first {
            $0.source == concession.source && $0.constraint == concession.constraint
        }
        guard abs((old?.error ?? 0) - concession.error) >= 0.0005 else { return nil }
        return .givesWay(concession.constraint, error: concession.error)
    }
}

extension LayoutItem {
    /// The id of the view; guides of the root do not move, and others move with their view.
    fileprivate var view: String? {
        switch self {
        case .view(let id): id
        case .guide(.top, _), .guide(.bottom, _): nil
        case .guide(_, let owner): owner
        }
    }
}

extension OutputChange.FramePart {
    /// Returns this part of a frame.
    fileprivate func value(of frame: Rect) -> Double {
        switch self {
        case .x: frame.minX
        case .y: frame.minY
        case .width: frame.width
        case .height: frame.height
        }
    }
}
