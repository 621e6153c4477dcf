internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// How a stack view arranges its views.
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
            warn(
                element.line,
                "the stack view alignment '\(element["alignment"] ?? "")' is unknown; 'fill' is used instead")
            return .fill
        }
    }
}

extension RootReader {
    /// Gives an item of a stack the height that Xcode's canvas takes for that of a view without content: 50 points, at the
    /// view's own priorities, where the stack does not stretch it across or it is an empty stack itself [fitted on stored
    /// frames]. UIKit knows no such height, so that another device than the file's has none.
    func addCanvasHeight(to item: inout View, of element: XMLElement, in stack: XMLElement) {
        guard version >= 17_000, !device.isOverride, !item.isHidden, item.intrinsicSizeOverride.height == .content
        else {
            return
        }
        let isFilledAcross = stack["axis"] != "vertical" && (stack["alignment"] ?? "fill") == "fill"
        let isEmpty =
            switch element.name {
            case "view", "imageView": !isFilledAcross && item.content == .none
            case "stackView": item.subviews.isEmpty
            default: false
            }
        if isEmpty { item.intrinsicSizeOverride.height = .points(50) }
    }
}
