import LayoutSimDrawing
import LayoutSimGeometry

/// What the operators of a content stream change, and what they save and restore.
struct PDFState {
    /// From the space of the stream to points of the picture.
    var transform: Transform
    var fill = PDFInk()
    var stroke = PDFInk()
    var pen = Pen(width: 1)
    /// In points of the picture, each within the ones before.
    var clips: [ClipPath] = []
    /// What masks whatever is drawn.
    var mask: [DrawingOperation]?
    var blendMode = BlendMode.normal

    init(_ transform: Transform) {
        self.transform = transform
    }

    /// What is done to an operation as a whole.
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

/// A color or a pattern, and how opaque it is.
struct PDFInk {
    var space = PDFColorSpace.gray
    var components: [Double] = [0]
    /// The name of a pattern among the resources.
    var pattern: String?
    var opacity = 1.0

    var color: Color { space.color(components).fading(opacity) }

    mutating func set(_ space: PDFColorSpace, _ components: [Double]) {
        (self.space, self.components, pattern) = (space, components, nil)
    }
}
