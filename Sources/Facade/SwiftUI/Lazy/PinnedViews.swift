import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import QuartzCore
import UIKit

/// The views of lazy stacks that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    /// Whether views with a role stay in sight.
    fileprivate func contains(_ role: RowRole) -> Bool {
        switch role {
        case .row: false
        case .header: contains(.sectionHeaders)
        case .footer: contains(.sectionFooters)
        }
    }
}

/// Whether a view stays in sight of its scroll view while its section is.
enum PinnedKey: ViewTraitKey { static var defaultValue: Bool { false } }

extension _ViewOutputs {
    /// Returns the outputs with headers and footers that stay in sight, in front of rows.
    func pinned(_ pinned: PinnedScrollableViews, _ inputs: _ViewInputs) -> _ViewOutputs {
        guard !pinned.isEmpty else { return self }
        var outputs = self
        outputs.elements = elements.map { element in
            guard pinned.contains(element.traits[RowRoleKey.self]) else { return element }
            let effect = EffectElements.around(_ViewOutputs(elements: [element]), PinnedEffect(), inputs)
            guard let holder = effect.elements.first else { return element }
            holder.traits = element.traits
            holder.traits[PinnedKey.self] = true
            holder.traits[ZIndexKey.self] = max(1, element.traits[ZIndexKey.self])
            holder.identity = ElementIdentity(node: element.identity.node, part: -1 - element.identity.part)
            return holder
        }
        return outputs
    }
}

/// A view that its scroll view moves.
private struct PinnedEffect: ViewEffect {
    func makeView(in environment: EnvironmentValues) -> TransformHolder { TransformHolder() }
    func update(_ view: TransformHolder, in environment: EnvironmentValues) {}
}

/// A header or footer that stays in sight while its section is, on the axis of its container, in points of the content
/// of its scroll view.
struct PinnedView {
    let identity: ElementIdentity
    let axis: LayoutSimGeometry.Axis
    let isHeader: Bool
    let frame: Rect
    /// Where the section begins and ends.
    let section: ClosedRange<Double>

    /// Returns by how much the view is moved if a part of the content is seen.
    func shift(in seen: ClosedRange<Double>) -> Double {
        let (start, length) = (frame.origin[axis], frame.size[axis])
        return isHeader
            ? min(max(0, seen.lowerBound - start), max(0, section.upperBound - start - length))
            : max(min(0, seen.upperBound - start - length), min(0, section.lowerBound - start))
    }

    /// Returns the views that stay in sight below a scroll view.
    @MainActor static func all(below scroll: Int, _ tree: ElementTree, _ layout: ProposalLayout) -> [PinnedView] {
        guard let corner = layout.nodes[scroll].frame?.origin else { return [] }
        var pinned: [PinnedView] = []
        var open = tree.tree.nodes[scroll].children
        while let node = open.popLast() {
            switch tree.tree.nodes[node].kind {
            case .scroll: continue
            case .lazyStack(let axis, _, _), .lazyGrid(let axis, _, _, _):
                pinned += all(in: tree.tree.nodes[node].children, axis, corner, tree, layout)
            default: break
            }
            open += tree.tree.nodes[node].children
        }
        return pinned
    }

    @MainActor private static func all(
        in children: [Int], _ axis: LayoutSimGeometry.Axis, _ corner: Point, _ tree: ElementTree,
        _ layout: ProposalLayout
    ) -> [PinnedView] {
        var sections: [Int: ClosedRange<Double>] = [:]
        var found: [(node: Int, section: Int, frame: Rect)] = []
        for child in children {
            let traits = tree.elements[child].traits
            guard let section = traits[SectionKey.self], var frame = layout.nodes[child].frame else { continue }
            frame.origin = Point(x: frame.minX - corner.x, y: frame.minY - corner.y)
            let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
            let known = sections[section] ?? start...end
            sections[section] = min(start, known.lowerBound)...max(end, known.upperBound)
            if traits[PinnedKey.self] { found.append((child, section, frame)) }
        }
        return found.compactMap { node, section, frame in
            var holder = node
            while tree.elements[holder].display == nil, let child = tree.tree.nodes[holder].children.first {
                holder = child
            }
            guard let range = sections[section] else { return nil }
            return PinnedView(
                identity: tree.elements[holder].identity, axis: axis,
                isHeader: tree.elements[node].traits[RowRoleKey.self] == .header, frame: frame, section: range)
        }
    }
}

extension HostedScrollView {
    /// Moves headers and footers that stay in sight to where they are now.
    func movePinnedViews() {
        for pinned in content.pinned {
            guard let holder = content.view(pinned.identity) as? TransformHolder else { continue }
            let seen =
                pinned.axis == .horizontal
                ? (contentOffset.x + insets.left, bounds.width - insets.left - insets.right)
                : (contentOffset.y + insets.top, bounds.height - insets.top - insets.bottom)
            let shift = CGFloat(pinned.shift(in: Double(seen.0)...Double(seen.0 + max(0, seen.1))))
            let (x, y) = pinned.axis == .horizontal ? (shift, 0) : (0, shift)
            holder.transform(CATransform3DMakeTranslation(x, y, 0), about: .center)
        }
    }
}
