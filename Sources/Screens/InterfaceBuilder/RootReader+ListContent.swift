internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Adds the texts of a cell's list content, UIKit's `UIListContentConfiguration`, to its content view as two
    /// labels, one below the other and both centered.
    mutating func addListContent(of cell: XMLElement, to content: inout View, leading: Double, trailing: Double) {
        guard let list = cell.property("contentConfiguration"), list.name == "listContentConfiguration",
            content.subviews.isEmpty
        else { return }
        let parts = [("text", TextStyle.body), ("secondaryText", .caption1)].compactMap { key, style in
            label(key, style, of: list, in: content.id)
        }
        guard let first = parts.first, let last = parts.last else { return }
        let guide = content.id + "-texts"
        content.subviews = parts
        content.layoutGuides.append(guide)
        let box = LayoutItem.view(content.id)
        let texts = LayoutItem.guide(.custom(guide), owner: content.id)
        var top = make(texts, .top, box, .top, ListMetrics.cellVerticalMargin)
        top.relation = .greaterThanOrEqual
        styleConstraints += [
            make(texts, .centerY, box, .centerY), top, make(.view(first.id), .top, texts, .top),
            make(.view(last.id), .bottom, texts, .bottom),
        ]
        styleConstraints += zip(parts.dropFirst(), parts).map { below, above in
            make(.view(below.id), .top, .view(above.id), .bottom)
        }
        styleConstraints += parts.flatMap { part in
            [
                make(.view(part.id), .leading, box, .leading, leading),
                make(.view(part.id), .trailing, box, .trailing, -trailing),
            ]
        }
    }

    private mutating func label(_ key: String, _ style: TextStyle, of list: XMLElement, in owner: String) -> View? {
        let string = list.string(key)
        guard !string.isEmpty else { return nil }
        var text = TextContent(
            string, font: style.font(at: contentSize), alignment: .natural, numberOfLines: 0)
        text.lineLeading = style.leading(at: contentSize)
        text.isRightToLeft = isRightToLeft ? true : nil
        var view = View.label("\(owner)-\(key)", text, color: systemColor(.label))
        view.source = ViewSource(line: list.line)
        return view
    }

    private func make(
        _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem, _ otherAttribute: LayoutAttribute,
        _ constant: Double = 0
    ) -> Constraint {
        Constraint(
            Constraint.Operand(item, attribute), .equal, Constraint.Operand(other, otherAttribute), constant: constant,
            identifier: Constraint.CellIdentifier.listContent.rawValue)
    }
}
