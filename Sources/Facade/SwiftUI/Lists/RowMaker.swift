import CoreGraphics
import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// Makes the elements around one row, header or footer of a list.
@MainActor struct RowMaker {
    let inputs: _ViewInputs
    let metrics: ListMetrics
    /// The number of the next element.
    private var part: Int

    init(inputs: _ViewInputs, metrics: ListMetrics, first: Int) {
        self.inputs = inputs
        self.metrics = metrics
        part = first
    }

    private var environment: EnvironmentValues { inputs.environment }

    /// Returns a row with its insets, its lines and its part of the card, in a view of its own.
    mutating func row(_ row: ViewElement, at place: RowPlace, _ actor: RowActor) -> ViewElement {
        let own = row.traits[RowSettingsKey.self]
        let indent = metrics.indent * CGFloat(row.traits[RowDepthKey.self])
        var insets = EdgeInsets(
            top: own.top ?? metrics.rowPadding, leading: (own.leading ?? metrics.inset) + indent,
            bottom: own.bottom ?? metrics.rowPadding, trailing: own.trailing ?? metrics.inset)
        if place.control != nil { insets.leading += ListRowView.controlWidth }
        if place.isMovable { insets.trailing += ListRowView.controlWidth }
        let padded = inset(wide(row, height: environment.textLineStep), insets)
        let whole = lined(wide(padded, height: leastHeight), place, leading: insets.leading)
        let carded = behind(whole, back(of: row, place))
        let touched = element(
            .plain(.decoration), [carded],
            shows: ListRowDisplay(actor: actor, control: place.control, isMovable: place.isMovable))
        return beside(touched, like: row, gap: place.gap)
    }

    private var leastHeight: CGFloat {
        environment.hasValue(RowHeightKey.self) ? environment.defaultMinListRowHeight : metrics.leastHeight
    }

    private mutating func lined(_ row: ViewElement, _ place: RowPlace, leading: CGFloat) -> ViewElement {
        let lines = [(true, place.topLine), (false, place.bottomLine)].compactMap { isTop, line in
            line.map { (isTop: isTop, line: $0) }
        }
        guard !lines.isEmpty else { return row }
        let elements = lines.map { line($0.line) }
        let code = RowLines(
            lines.map { ($0.isTop, $0.line.isWhole) }, leading: leading, end: metrics.separatorEnd,
            environment.layoutDirection)
        return element(.layout(code), [row] + elements)
    }

    private mutating func line(_ line: RowLine) -> ViewElement {
        let color =
            line.tint?.uiColor(in: environment) ?? metrics.separatorColor.resolvedColor(with: environment.traits)
        let fill = element(.plain(.fill), [], shows: PlainColorDisplay(color: color))
        let height = Double(metrics.separatorHeight(scale: environment.displayScale))
        return element(.frame(width: nil, height: height, .center), [fill])
    }

    private mutating func back(of row: ViewElement, _ place: RowPlace) -> ViewElement {
        let radius = metrics.radius
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: place.isFirst ? radius : 0, bottomLeadingRadius: place.isLast ? radius : 0,
            bottomTrailingRadius: place.isLast ? radius : 0, topTrailingRadius: place.isFirst ? radius : 0)
        if let own = row.traits[RowBackgroundKey.self], !place.isSelected {
            guard radius > 0, place.isFirst || place.isLast else { return own }
            let clip = ShapeClipEffect(shape: shape, isEvenOdd: false)
            let clipped = EffectElements.around(_ViewOutputs(elements: [own]), clip, inputs).elements[0]
            clipped.identity = ElementIdentity(node: inputs.node.number, part: next())
            return clipped
        }
        let plain: UIColor = metrics.look == .plain ? .systemBackground : .secondarySystemGroupedBackground
        let color = place.isSelected ? .systemGray4 : plain
        if radius > 0, place.isFirst || place.isLast {
            return ShapeDrawing.element(
                shape, Color(uiColor: color), .fill(isEvenOdd: false), inputs, part: next())
        }
        let shown = PlainColorDisplay(color: color.resolvedColor(with: environment.traits))
        return element(.plain(.fill), [], shows: shown)
    }

    /// Returns an element as wide as the list, with a least height.
    mutating func wide(_ child: ViewElement, height: CGFloat? = nil) -> ViewElement {
        var limits = FrameLimits()
        limits.minimum = ProposedSize(width: 0, height: height.map { Double($0) })
        limits.maximum = ProposedSize(width: .infinity, height: nil)
        return element(.flexibleFrame(limits, .leading), [child])
    }

    mutating func inset(_ child: ViewElement, _ insets: EdgeInsets) -> ViewElement {
        element(.plain(.padding(insets.value)), [child])
    }

    /// Returns an element in front of another one of its size.
    mutating func behind(_ front: ViewElement, _ back: ViewElement) -> ViewElement {
        element(.secondary(.center, isBehind: true), [front, back])
    }

    /// Returns a whole row, header or footer at its distance from the sides of the list.
    mutating func beside(_ child: ViewElement, like row: ViewElement, gap: CGFloat = 0) -> ViewElement {
        let whole = inset(
            child, EdgeInsets(top: gap, leading: metrics.side, bottom: 0, trailing: metrics.side))
        whole.traits = row.traits
        return whole
    }

    mutating func element(
        _ kind: ElementKind, _ children: [ViewElement], shows display: (any ElementDisplay)? = nil
    ) -> ViewElement {
        ViewElement(inputs.node, kind, children, shows: display, traits: ViewTraits(), part: next())
    }

    private mutating func next() -> Int {
        part += 1
        return part
    }
}
