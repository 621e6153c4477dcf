internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// How a stack view arranges the views of its list.
    mutating func stack(_ element: XMLElement) -> StackView {
        let axis: Axis = element["axis"] == "vertical" ? .vertical : .horizontal
        let left = element.excludedMembers(of: "subviews", for: device.traits)
        var stack = StackView(axis: axis, arranged: [])
        stack.distribution = StackView.Distribution(rawValue: element["distribution"] ?? "fill") ?? .fill
        stack.alignment = alignment(element)
        stack.spacing = element["spacingType"] == "standard" ? .standard : .points(element.number("spacing") ?? 0)
        stack.arranged = element.children(of: "subviews").compactMap { child in
            guard let id = child["id"], !left.contains(id) else { return nil }
            return id
        }
        stack.isLayoutMarginsRelative =
            element.flag("layoutMarginsRelativeArrangement") || element.property("layoutMargins") != nil
            || element.property("directionalLayoutMargins") != nil
        stack.isBaselineRelative = element.flag("baselineRelativeArrangement")
        return stack
    }

    private mutating func alignment(_ element: XMLElement) -> StackView.Alignment {
        switch element["alignment"] {
        case nil, "fill": return .fill
        case "top", "leading": return .leading
        case "bottom", "trailing": return .trailing
        case "center": return .center
        case "firstBaseline": return .firstBaseline
        case "lastBaseline": return .lastBaseline
        default:
            warn(element.line, "the alignment '\(element["alignment"] ?? "")' of a stack view is not known; it fills")
            return .fill
        }
    }
}
