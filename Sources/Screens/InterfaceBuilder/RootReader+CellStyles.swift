internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

/// The parts of a cell of a built-in style, `UITableViewCell.CellStyle`, which places them itself.
private struct StyledCell {
    var style: Constraint.CellStyle
    var content: LayoutItem
    var image: View?
    var text: View?
    var detail: View?
    /// The distances of the parts from the sides of the content view, in points.
    var leading: Double
    var trailing: Double

    /// Creates the parts of a cell; with `stacksTexts`, texts that are normally side by side are below one another.
    init?(_ cell: XMLElement, content: View, leading: Double, trailing: Double, stacksTexts: Bool) {
        guard let style = stacksTexts && cell.hasTextsSideBySide ? .subtitle : cell.cellStyle else { return nil }
        self.style = style
        func part(_ key: String) -> View? {
            content.subviews.first { $0.id == cell[key] && $0.autoresizing != nil }
        }
        self.content = .view(content.id)
        image = part("imageView")
        text = part("textLabel")
        detail = part("detailTextLabel")
        self.leading = leading
        self.trailing = trailing
    }

    var parts: [String] { [image, text, detail].compactMap { $0?.id } }
}

extension RootReader {
    /// Replaces the stored frames of a built-in style's parts with constraints if device, contents or reader are not
    /// those of the file; Docs/interface-builder.md has the evidence.
    mutating func arrange(_ cell: XMLElement, content: inout View, leading: Double, trailing: Double) {
        guard device.isOverride || !file.request.content.isEmpty || file.request.isForOtherReaders,
            let parts = StyledCell(
                cell, content: content, leading: leading, trailing: trailing,
                stacksTexts: cell["rowHeight"] == nil && root.sizesItself(on: device)
                    && contentSize.isAccessibilityCategory)
        else { return }
        for position in content.subviews.indices where parts.parts.contains(content.subviews[position].id) {
            content.subviews[position].autoresizing = nil
        }
        styleConstraints += parts.constraints + (contentSize > .large ? parts.roomForTexts : [])
        if parts.style == .subtitle { content.layoutGuides.append(StyledCell.block) }
    }
}

extension StyledCell {
    /// The guide around text and detail of a subtitle.
    static let block = "text and detail"

    var constraints: [Constraint] {
        let centered = style == .value1 ? [image, text, detail] : [image]
        var constraints = centered.compactMap(\.self).map { make($0, .centerY, content, .centerY) }
        if let image { constraints.append(make(image, .leading, content, .leading, leading)) }
        if let text { constraints += beginning(text) }
        switch style {
        case .value1: constraints += valueConstraints
        case .subtitle: constraints += subtitleConstraints
        case .default: constraints += defaultConstraints
        }
        return constraints
    }

    /// Returns constraints that place a text at the margin, or 15 points after the picture.
    private func beginning(_ label: View) -> [Constraint] {
        guard let image else { return [make(label, .leading, content, .leading, leading)] }
        return [make(label, .leading, .view(image.id), .trailing, 15)]
    }

    /// The constraints of a text that fills the remaining room.
    private var defaultConstraints: [Constraint] {
        guard let text else { return [] }
        return [
            make(text, .trailing, content, .trailing, -trailing), make(text, .top, content, .top),
            make(text, .bottom, content, .bottom),
        ]
    }

    /// The constraints of text and detail in their own sizes at the two sides.
    private var valueConstraints: [Constraint] {
        guard let detail else { return [] }
        let end = make(detail, .trailing, content, .trailing, -trailing)
        guard let text else { return [end] }
        var apart = make(detail, .leading, .view(text.id), .trailing, 6)
        apart.relation = .greaterThanOrEqual
        return [end, apart]
    }

    /// The constraints of a detail below the text, both centered vertically.
    private var subtitleConstraints: [Constraint] {
        guard let text, let detail, case .view(let owner) = content else { return loneSubtitle }
        let guide = LayoutItem.guide(.custom(Self.block), owner: owner)
        return beginning(detail)
            + [text, detail].map { label in
                var end = make(label, .trailing, content, .trailing, -trailing)
                end.relation = .lessThanOrEqual
                return end
            } + [
                make(detail, .top, .view(text.id), .bottom), make(text, .top, guide, .top),
                make(detail, .bottom, guide, .bottom),
                Constraint(Constraint.Operand(guide, .centerY), .equal, Constraint.Operand(content, .centerY)),
            ]
    }

    /// Optional constraints that reserve room above and below texts, for which rows of automatic height grow.
    var roomForTexts: [Constraint] {
        guard style != .default, case .view(let owner) = content else { return [] }
        let isBlock = style == .subtitle && text != nil && detail != nil
        let items =
            isBlock
            ? [LayoutItem.guide(.custom(Self.block), owner: owner)]
            : [text, detail].compactMap { $0 }.map { .view($0.id) }
        return items.flatMap { item in
            [
                room(item, .top, .greaterThanOrEqual, ListMetrics.cellVerticalMargin),
                room(item, .bottom, .lessThanOrEqual, -ListMetrics.cellVerticalMargin),
            ]
        }
    }

    private func room(
        _ item: LayoutItem, _ edge: LayoutAttribute, _ relation: Constraint.Relation, _ constant: Double
    ) -> Constraint {
        Constraint(
            Constraint.Operand(item, edge), relation, Constraint.Operand(content, edge), constant: constant,
            priority: 240, identifier: Constraint.CellIdentifier.style(style).rawValue)
    }

    /// The constraints of one text without the other, centered vertically.
    private var loneSubtitle: [Constraint] {
        guard let label = text ?? detail else { return [] }
        var end = make(label, .trailing, content, .trailing, -trailing)
        end.relation = .lessThanOrEqual
        return [make(label, .centerY, content, .centerY), end] + (text == nil ? beginning(label) : [])
    }

    private func make(
        _ view: View, _ attribute: LayoutAttribute, _ item: LayoutItem, _ other: LayoutAttribute,
        _ constant: Double = 0
    ) -> Constraint {
        Constraint(
            Constraint.Operand(.view(view.id), attribute), .equal, Constraint.Operand(item, other), constant: constant,
            identifier: Constraint.CellIdentifier.style(style).rawValue)
    }
}

extension XMLElement {
    /// The built-in style; `nil` for a custom one, and for `Value2`, whose parts keep their stored frames.
    fileprivate var cellStyle: Constraint.CellStyle? {
        switch self["style"] {
        case "IBUITableViewCellStyleDefault": .default
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: nil
        }
    }

    /// Whether a text and its detail are side by side.
    fileprivate var hasTextsSideBySide: Bool {
        self["style"] == "IBUITableViewCellStyleValue1" || self["style"] == "IBUITableViewCellStyleValue2"
    }
}

extension InterfaceBuilderRequest {
    /// Whether the reader's settings differ from those of the file.
    fileprivate var isForOtherReaders: Bool { contentSize != nil || language != nil || isRightToLeft }
}
