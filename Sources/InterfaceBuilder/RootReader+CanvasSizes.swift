internal import LayoutSimViewTree

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
