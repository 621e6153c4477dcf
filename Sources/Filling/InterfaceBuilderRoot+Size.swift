import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension InterfaceBuilderRoot {
    /// The same at another size in points; the content view of a cell keeps its distances to the edges.
    func resized(to size: Size) -> InterfaceBuilderRoot {
        var root = self
        let old = screen.viewport.size
        root.screen.viewport.size = size
        guard kind == .cell, let position = screen.root.subviews.indices.first,
            var mask = screen.root.subviews[position].autoresizing, mask.mask == []
        else { return root }
        mask.frame.size.width = max(0, mask.frame.width + size.width - old.width)
        mask.frame.size.height = max(0, mask.frame.height + size.height - old.height)
        mask.superviewSize = size
        root.screen.root.subviews[position].autoresizing = mask
        return root
    }
}
