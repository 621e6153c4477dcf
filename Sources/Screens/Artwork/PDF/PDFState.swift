import LayoutSimDrawing
import LayoutSimGeometry

/// The graphics state, which the operators of a content stream change, save and restore.
struct PDFState {
    /// The transform from the coordinate space of the stream to points of the image.
    var transform: Transform
    var fill = PDFInk()
    var stroke = PDFInk()
    var pen = Pen(width: 1)
    /// The clipping paths, in points of the image, each within the previous ones.
    var clips: [ClipPath] = []
    /// The soft mask of subsequent drawing.
    var mask: [DrawingOperation]?
    var blendMode = BlendMode.normal

    init(_ transform: Transform) {
        self.transform = transform
    }

    /// The compositing applied to an operation as a whole.
    var layers: [Compositing] {
        var inner = Compositing()
        inner.blendMode = blendMode
        inner.mask = mask
        inner.clip = clips.last
        return [inner]
            + clips.dropLast().reversed().map { clip in
                var layer = Compositing()
                layer.clip = clip
                return layer
            }
    }
}

/// A color or a pattern, with its opacity.
struct PDFInk {
    var space = PDFColorSpace.gray
    var components: [Double] = [0]
    /// The name of a pattern in the resources.
    var pattern: String?
    var opacity = 1.0

    var color: Color { space.color(components).fading(opacity) }

    mutating func set(_ space: PDFColorSpace, _ components: [Double]) {
        (self.space, self.components, pattern) = (space, components, nil)
    }
}
