internal import LayoutSimGeometry
import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the arrangement of a stack view.
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
        stack.isReversed = isMirrored(element) != isRightToLeft
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
    /// Gives an item of a stack the size that Xcode's canvas uses for a view without content: 50 points, at the view's
    /// own priorities. A label without text is 50 points wide and tall. Other views are 50 tall if the stack does not
    /// stretch them across or is a stack without items, and an empty view that a vertical stack stretches is 50 wide
    /// [fitted on stored frames]. UIKit has no such size, so it applies only to the file's own device.
    func addCanvasSize(to item: inout View, of element: XMLElement, in stack: XMLElement) {
        guard !device.isOverride, !item.isHidden else { return }
        if item.isEmptyLine {
            item.intrinsicSizeOverride.fill(width: 50, height: 50)
        }
        guard version >= 17_000 else { return }
        let isVertical = stack["axis"] == "vertical"
        let fillsAcross = (stack["alignment"] ?? "fill") == "fill"
        let isEmpty =
            switch element.name {
            case "view", "imageView":
                (isVertical || !fillsAcross) && item.content == .none
                    && (item.subviews.isEmpty || !element.setsOwnHeight)
            case "stackView": item.subviews.isEmpty
            default: false
            }
        let isWide = element.name == "view" && isVertical && fillsAcross
        if isEmpty { item.intrinsicSizeOverride.fill(width: isWide ? 50 : nil, height: 50) }
    }
}

extension XMLElement {
    /// Whether a constraint of the view, however weak, sets its height to a number.
    fileprivate var setsOwnHeight: Bool {
        children(of: "constraints").contains { constraint in
            constraint["firstAttribute"] == "height" && constraint["secondItem"] == nil
                && constraint["relation"] == nil && [nil, self["id"]].contains(constraint["firstItem"])
        }
    }
}

extension View {
    /// Whether the element is a label of one line without text; one that may wrap has no size in the canvas either.
    fileprivate var isEmptyLine: Bool {
        guard case .label(let text, _) = content else { return false }
        return text.text.isEmpty && text.numberOfLines == 1
    }
}

extension IntrinsicSizeOverride {
    /// Sets lengths in points that have no placeholder in the file.
    fileprivate mutating func fill(width newWidth: Double?, height newHeight: Double) {
        if let newWidth, width == .content { width = .points(newWidth) }
        if height == .content { height = .points(newHeight) }
    }
}
