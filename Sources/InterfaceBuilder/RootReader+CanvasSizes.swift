internal import LayoutSimGeometry
internal import LayoutSimViewTree

extension RootReader {
    /// Gives an item of a stack the height that Xcode's canvas takes for that of a view without content: 50 points, at the
    /// view's own priorities, where the stack does not stretch it across [fitted on stored frames]. UIKit knows no such
    /// height, so that another device than the file's has none.
    func addCanvasHeight(to item: inout View, of element: XMLElement, in stack: XMLElement) {
        guard version >= 17_000, !device.isOverride, !item.isHidden, ["view", "imageView"].contains(element.name),
            case .none = item.content,
            item.intrinsicSizeOverride.height == .content
        else { return }
        let isFilledAcross = stack["axis"] != "vertical" && (stack["alignment"] ?? "fill") == "fill"
        if !isFilledAcross { item.intrinsicSizeOverride.height = .points(50) }
    }
}
