import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// The rows of a list below each other in groups, in a column that scrolls.
nonisolated struct RowColumn<Content: View>: View {
    let content: Content
    @Environment(\.listStyle) private var style

    @MainActor var body: some View {
        let isPlain = style is PlainListStyle || style is InsetListStyle
        ScrollView { content.environment(\.isInList, true).modifier(ListModifier(isPlain: isPlain)) }
            .background(Color(uiColor: isPlain ? .systemBackground : .systemGroupedBackground))
    }
}

/// Puts the views of a list into groups.
nonisolated struct ListModifier: PrimitiveModifier {
    let isPlain: Bool

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var outputs = body(inputs)
        var writer = ListWriter(inputs: inputs, metrics: ListMetrics(isPlain: isPlain))
        let groups = ListGroup.groups(of: outputs.elements)
        outputs.elements = [writer.column(of: groups)]
        return outputs
    }
}

/// Makes the elements of a list.
@MainActor struct ListWriter {
    let inputs: _ViewInputs
    let metrics: ListMetrics
    private var count = 0

    init(inputs: _ViewInputs, metrics: ListMetrics) {
        self.inputs = inputs
        self.metrics = metrics
    }

    /// Returns the groups below each other.
    mutating func column(of groups: [ListGroup]) -> ViewElement {
        var parts: [ViewElement] = []
        for (index, group) in groups.enumerated() {
            let gap = metrics.gap(
                isFirst: index == 0, hasHeader: group.header != nil,
                followsFooter: index > 0 && groups[index - 1].footer != nil,
                isBelowTitle: inputs.environment.isBelowLargeTitle || inputs.environment.contentMargins.top > 0)
            var inner: [ViewElement] = []
            if let header = group.header { inner.append(inset(wide(header), metrics.headerInsets)) }
            if !group.rows.isEmpty { inner.append(card(of: group.rows)) }
            if let footer = group.footer { inner.append(inset(wide(footer), metrics.footerInsets)) }
            parts.append(
                inset(
                    stack(inner), EdgeInsets(top: gap, leading: metrics.side, bottom: 0, trailing: metrics.side)))
        }
        return stack(parts)
    }

    private mutating func card(of rows: [ViewElement]) -> ViewElement {
        let lines = rows.enumerated().map { index, row in
            let whole = self.row(row)
            return index + 1 < rows.count ? separated(whole, row) : whole
        }
        let shape = RoundedRectangle(cornerRadius: metrics.radius, style: .continuous)
        let color = Color(uiColor: metrics.isPlain ? .systemBackground : .secondarySystemGroupedBackground)
        let back = ShapeDrawing.element(shape, color, .fill(isEvenOdd: false), inputs)
        back.identity.part = next()
        return element(.secondary(.center, isBehind: true), [stack(lines), back])
    }

    private mutating func row(_ row: ViewElement) -> ViewElement {
        let insets =
            row.traits[RowInsetsKey.self]
            ?? EdgeInsets(
                top: metrics.rowPadding, leading: metrics.inset, bottom: metrics.rowPadding, trailing: metrics.inset)
        let padded = inset(wide(row, height: inputs.environment.textLineStep), insets)
        return wide(padded, height: metrics.leastHeight)
    }

    /// Returns a row with a line at its bottom.
    private mutating func separated(_ whole: ViewElement, _ row: ViewElement) -> ViewElement {
        let environment = inputs.environment
        let color = UIColor.separator.resolvedColor(with: environment.traits)
        let line = element(.plain(.fill), [], shows: PlainColorDisplay(color: color))
        let height = Double(metrics.separatorHeight(scale: environment.displayScale))
        let frame = element(.frame(width: nil, height: height, .center), [line])
        let leading = row.traits[RowInsetsKey.self]?.leading ?? metrics.inset
        let inner = inset(frame, EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: metrics.separatorEnd))
        return element(.secondary(.bottom, isBehind: false), [whole, inner])
    }

    /// Returns an element as wide as the list, with a least height.
    private mutating func wide(_ child: ViewElement, height: CGFloat? = nil) -> ViewElement {
        var limits = FrameLimits()
        limits.minimum = ProposedSize(width: 0, height: height.map { Double($0) })
        limits.maximum = ProposedSize(width: .infinity, height: nil)
        return element(.flexibleFrame(limits, .leading), [child])
    }

    private mutating func inset(_ child: ViewElement, _ insets: EdgeInsets) -> ViewElement {
        element(.plain(.padding(insets.value)), [child])
    }

    private mutating func stack(_ children: [ViewElement]) -> ViewElement {
        element(.stack(.vertical, HorizontalAlignment.leading.key, spacing: 0, isLazy: false), children)
    }

    private mutating func element(
        _ kind: ElementKind, _ children: [ViewElement], shows display: (any ElementDisplay)? = nil
    ) -> ViewElement {
        ViewElement(inputs.node, kind, children, shows: display, traits: ViewTraits(), part: next())
    }

    private mutating func next() -> Int {
        count += 1
        return count
    }
}

enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views are rows of a list.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
}
