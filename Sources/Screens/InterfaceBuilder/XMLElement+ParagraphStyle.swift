internal import LayoutSimText
import LayoutSimXML

extension XMLElement {
    /// The paragraph style of a `paragraphStyle` element.
    var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        let alignment = TextAlignment(rawValue: self["alignment"] ?? "natural")
        style.alignment = alignment == .natural ? nil : alignment
        style.lineSpacing = max(0, number("lineSpacing") ?? 0)
        style.paragraphSpacing = max(0, number("paragraphSpacing") ?? 0)
        style.paragraphSpacingBefore = max(0, number("paragraphSpacingBefore") ?? 0)
        style.firstLineHeadIndent = number("firstLineHeadIndent") ?? 0
        style.headIndent = number("headIndent") ?? 0
        style.tailIndent = number("tailIndent") ?? 0
        style.minimumLineHeight = number("minimumLineHeight") ?? 0
        style.maximumLineHeight = number("maximumLineHeight") ?? 0
        style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
        style.tabStops = tabStops
        style.defaultTabInterval = max(0, number("defaultTabInterval") ?? 0)
        return style
    }

    /// The stops of a `tabStops` element; `nil` for those of a new paragraph style.
    private var tabStops: [TabStop]? {
        guard let element = child("tabStops") else { return nil }
        let stops = element.children.filter { $0.name == "textTab" }.map { tab in
            TabStop(TextAlignment(rawValue: tab["alignment"] ?? "left") ?? .left, at: tab.number("location") ?? 0)
        }
        let standard = TabStop.standard.map { TabStop(.left, at: $0.location) }
        return stops == standard ? nil : stops
    }
}
