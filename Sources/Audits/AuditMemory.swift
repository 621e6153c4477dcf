import LayoutSimAutoLayout
package import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimText
import LayoutSimViewTree

/// What audits of layouts of the same views share: what does not depend on frames, and texts as they are set in their frames, each
/// set once as long as its frame keeps its size.
///
/// Not `Sendable`, like the typesetter that it asks.
package final class AuditMemory {
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
    private var texts: Entries<Room, TextLayout?> = Entries()
    private var buttons: Entries<Size, ButtonParts> = Entries()
    private var textFindings: Entries<Room, [AuditFinding]> = Entries()
    private var touchTargets: Entries<Size, AuditFinding?> = Entries()
    private var traits: [ViewTraits]?

    /// Begins with nothing; texts are set by a typesetter, on the pixels of a grid.
    package init(_ typesetter: Typesetter, grid: PixelGrid) {
        self.typesetter = typesetter
        self.grid = grid
    }

    /// What audits ask of the views of a layout whatever their frames.
    func traits(of layout: Layout) -> [ViewTraits] {
        if let traits { return traits }
        let metrics = layout.screen.rules.controls
        let found = layout.views.indices.map { ViewTraits(layout.views[$0].view, metrics) }
        traits = found
        return found
    }

    /// The text of the label, text field or text view at a position; `nil` for other views.
    func text(of placed: PlacedView, at position: Int) -> TextLayout? {
        let room = Room(placed)
        return texts.value(at: position, in: room) { typesetter.layout(of: placed, grid: grid) }
    }

    /// What an audit finds in the texts of the view at a position, which depends on its size alone.
    func textFindings(of placed: PlacedView, at position: Int, _ find: () -> [AuditFinding]) -> [AuditFinding] {
        textFindings.value(at: position, in: Room(placed), find)
    }

    /// What an audit finds of the size of the view at a position as something to touch.
    func touchTarget(of placed: PlacedView, at position: Int, _ find: () -> AuditFinding?) -> AuditFinding? {
        touchTargets.value(at: position, in: placed.frame.size, find)
    }

    /// The parts of the button at a position, in its own coordinates.
    func parts(of button: Button, in size: Size, at position: Int) -> ButtonParts {
        buttons.value(at: position, in: size) {
            ButtonParts(button, in: Rect(origin: .zero, size: size), typesetter: typesetter, grid: grid)
        }
    }

    /// A single line in a width in points, such as the title of a segment.
    func line(_ text: TextContent, in width: Double) -> TextLayout { typesetter.layout(text, width: width, grid: grid) }
}

/// What is known by the positions of views, each with the room that it was made for.
private struct Entries<Room: Equatable, Value> {
    private var entries: [(room: Room, value: Value)?] = []

    /// What is known at a position, made anew where there is another room.
    mutating func value(at position: Int, in room: Room, _ make: () -> Value) -> Value {
        if position < entries.count, let known = entries[position], known.room == room { return known.value }
        let value = make()
        if position >= entries.count {
            entries += Array(repeating: nil, count: position + 1 - entries.count)
        }
        entries[position] = (room, value)
        return value
    }
}
