import LayoutSimAutoLayout
package import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimText
import LayoutSimViewTree

/// The texts of views as they are set in their frames, each set once as long as its frame keeps its size.
///
/// It may be shared by audits of layouts of the same views. Not `Sendable`, like the typesetter that it asks.
package final class FramedTexts {
    /// What the setting of a text depends on.
    private struct Room: Equatable {
        let size: Size
        let measuredWidth: Double?

        init(_ placed: PlacedView) {
            size = placed.frame.size
            measuredWidth = placed.measuredWidth
        }
    }

    private let typesetter: Typesetter
    private let grid: PixelGrid
    private var texts: [Int: (room: Room, text: TextLayout?)] = [:]
    private var buttons: [Int: (size: Size, parts: ButtonParts)] = [:]

    /// The texts that a typesetter sets on the pixels of a grid.
    package init(_ typesetter: Typesetter, grid: PixelGrid) {
        self.typesetter = typesetter
        self.grid = grid
    }

    /// The text of the label, text field or text view at a position; `nil` for other views.
    func text(of placed: PlacedView, at position: Int) -> TextLayout? {
        let room = Room(placed)
        if let known = texts[position], known.room == room { return known.text }
        let text = typesetter.layout(of: placed, grid: grid)
        texts[position] = (room, text)
        return text
    }

    /// The parts of the button at a position, in its own coordinates.
    func parts(of button: Button, in size: Size, at position: Int) -> ButtonParts {
        if let known = buttons[position], known.size == size { return known.parts }
        let parts = ButtonParts(
            button, in: Rect(origin: .zero, size: size), typesetter: typesetter, grid: grid)
        buttons[position] = (size, parts)
        return parts
    }

    /// A single line in a width in points, such as the title of a segment.
    func line(_ text: TextContent, in width: Double) -> TextLayout { typesetter.layout(text, width: width, grid: grid) }
}
