import LayoutSimDrawing
import LayoutSimViewTree

extension Screen {
    /// The pictures of the screen's bars and views, in a fixed order.
    var images: [Image] { bars.images + root.inPreorder.flatMap(\.images) }

    /// Modifies all pictures, in that order.
    mutating func changeImages(_ change: (inout Image) -> Void) {
        bars.changeImages(change)
        root.changeAllViews { $0.changeImages(change) }
    }
}

extension View {
    /// The images of the view, its parts, and its items if it is a bar.
    fileprivate var images: [Image] { [image].compactMap(\.self) + partImages + (bars?.images ?? []) }

    /// Modifies these pictures.
    mutating func changeImages(_ change: (inout Image) -> Void) {
        if var image {
            change(&image)
            self.image = image
        }
        changePartImages(change)
        bars?.changeImages(change)
    }
}

extension Screen {
    /// The pictures that drawing code drew, in a fixed order.
    var drawnImages: [ImageSource] { root.inPreorder.flatMap { $0.ownLayer?.images ?? [] } }
}

extension View {
    /// Modifies the pictures that drawing code drew.
    mutating func changeDrawnImages(_ change: (inout ImageSource) -> Void) {
        guard var layer = ownLayer, !layer.images.isEmpty else { return }
        layer.drawing.changeImages(change)
        layer.mask?.changeImages(change)
        ownLayer = layer
    }
}

extension LayerStyle {
    fileprivate var images: [ImageSource] { drawing.images + (mask?.images ?? []) }
}
