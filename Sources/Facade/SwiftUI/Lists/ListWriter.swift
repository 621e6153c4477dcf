import CoreGraphics
import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// Makes the elements of a list: headers, rows and footers below each other, each row with its part of the card.
@MainActor struct ListWriter {
    let inputs: _ViewInputs
    let metrics: ListMetrics
    private let parts: ListParts
    private let state: ListState

    init(inputs: _ViewInputs, look: ListLook, state: ListState) {
        self.inputs = inputs
        self.state = state
        metrics = ListMetrics(look)
        parts = ListParts.of(inputs.node)
    }

    private var environment: EnvironmentValues { inputs.environment }

    /// Returns the groups below each other.
    func column(of groups: [ListGroup]) -> ViewElement {
        defer { parts.end() }
        var all: [ViewElement] = []
        for (index, group) in groups.enumerated() {
            let gap = metrics.gap(
                isFirst: index == 0, hasHeader: group.header != nil,
                followsFooter: index > 0 && groups[index - 1].footer != nil,
                isBelowTitle: environment.isBelowLargeTitle || environment.contentMargins.top > 0,
                own: environment.listSpacing.sections)
            if let header = group.header {
                all.append(self.header(header, gap: gap))
            } else if gap > 0, let first = group.rows.first ?? group.footer {
                all.append(space(gap, above: first, group.commonMarks))
            }
            all += rows(of: group)
            if let footer = group.footer {
                var maker = maker(of: footer)
                all.append(maker.beside(maker.inset(maker.wide(footer), metrics.footerInsets), like: footer))
            }
        }
        return ViewElement(
            inputs.node, .stack(.vertical, HorizontalAlignment.leading.key, spacing: 0, isLazy: true), all,
            traits: ViewTraits())
    }

    private func maker(of element: ViewElement) -> RowMaker {
        RowMaker(inputs: inputs, metrics: metrics, first: parts.seat(of: element.identity).first)
    }

    private func header(_ header: ViewElement, gap: CGFloat) -> ViewElement {
        var maker = maker(of: header)
        var insets = metrics.headerInsets
        insets.top += gap
        let least = environment.defaultMinListHeaderHeight.map { $0 + gap }
        var inner = maker.wide(maker.inset(maker.wide(header), insets), height: least)
        guard metrics.look == .plain else { return maker.beside(inner, like: header) }
        let color = UIColor.systemBackground.resolvedColor(with: environment.traits)
        inner = maker.behind(inner, maker.element(.plain(.fill), [], shows: PlainColorDisplay(color: color)))
        let whole = maker.beside(inner, like: header)
        return _ViewOutputs(elements: [whole]).pinned([.sectionHeaders], inputs).elements[0]
    }

    private func space(_ length: CGFloat, above first: ViewElement, _ marks: [RowMark]) -> ViewElement {
        var maker = RowMaker(
            inputs: inputs, metrics: metrics,
            first: parts.seat(
                of: ElementIdentity(node: first.identity.node, part: -1 - first.identity.part)
            ).first)
        let space = maker.element(
            .frame(width: nil, height: Double(length), .center), [maker.element(.plain(.fill), [])])
        space.traits[RowMarksKey.self] = marks
        return space
    }

    private func rows(of group: ListGroup) -> [ViewElement] {
        group.rows.enumerated().map { index, row in
            if row.gap != nil { return row }
            let seat = parts.seat(of: row.identity)
            var place = place(of: row, index, in: group)
            state.note(row, seat.actor, &place)
            let made: ViewElement
            if let known = parts.known(row, place, environment.version) {
                made = known
            } else {
                var maker = maker(of: row)
                made = maker.row(row, at: place, seat.actor)
                parts.keep(ListParts.Row(row: row, place: place, environment: environment.version, made: made))
            }
            // What a row says of its place may be another one, though the row is the same.
            made.traits = row.traits
            return made
        }
    }

    private func place(of row: ViewElement, _ index: Int, in group: ListGroup) -> RowPlace {
        var place = RowPlace()
        let (isFirst, isLast) = (index == 0, index + 1 == group.rows.count)
        let spacing = environment.listSpacing.rows ?? 0
        let isApart = spacing > 0 && metrics.look.isInset
        place.isFirst = isFirst || isApart
        place.isLast = isLast || isApart
        place.gap = isFirst ? 0 : spacing
        let own = row.traits[RowSettingsKey.self]
        let isWhole = metrics.look == .grouped
        if isFirst, !metrics.look.isInset, own.topSectionLine != .hidden, own.topLine != .hidden {
            place.topLine = RowLine(tint: own.topSectionTint ?? own.topTint, isWhole: isWhole)
        }
        if isLast {
            if !metrics.look.isInset, own.bottomSectionLine != .hidden, own.bottomLine != .hidden {
                place.bottomLine = RowLine(tint: own.bottomSectionTint ?? own.bottomTint, isWhole: isWhole)
            }
        } else if !isApart {
            let next = group.rows[index + 1].traits[RowSettingsKey.self]
            if own.bottomLine != .hidden, next.topLine != .hidden {
                place.bottomLine = RowLine(tint: own.bottomTint ?? next.topTint)
            }
        }
        return place
    }
}
