import LayoutSimAutoLayout
package import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimText
import LayoutSimViewTree

/// Results shared by audits of different layouts of the same views: those that do not depend on frames, and typeset
/// texts, each of which is typeset once as long as its frame keeps its size.
///
/// Not `Sendable`, like the typesetter that it uses.
package final class AuditMemory {
    /// The attributes of a frame on which a typeset text depends.
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

    /// Creates an empty memory with a typesetter and a pixel grid.
    package init(_ typesetter: Typesetter, grid: PixelGrid) {
        self.typesetter = typesetter
        self.grid = grid
    }

    /// Returns the traits of a layout's views that do not depend on frames.
    func traits(of layout: Layout) -> [ViewTraits] {
        if let traits { return traits }
        let metrics = layout.screen.rules.controls
        let found = layout.views.indices.map { ViewTraits(layout.views[$0].view, metrics) }
        traits = found
        return found
    }

    /// Returns the text of the label, text field or text view at a position; `nil` for other views.
    func text(of placed: PlacedView, at position: Int) -> TextLayout? {
        let room = Room(placed)
        return texts.value(at: position, in: room) { typesetter.layout(of: placed, grid: grid) }
    }

    /// Returns the findings in the texts of the view at a position, which depend only on its size.
    func textFindings(of placed: PlacedView, at position: Int, _ find: () -> [AuditFinding]) -> [AuditFinding] {
        textFindings.value(at: position, in: Room(placed), find)
    }

    /// Returns the finding about the view at a position as a touch target.
    func touchTarget(of placed: PlacedView, at position: Int, _ find: () -> AuditFinding?) -> AuditFinding? {
        touchTargets.value(at: position, in: placed.frame.size, find)
    }

    /// Returns the parts of the button at a position, in its own coordinate space.
    func parts(of button: Button, in size: Size, at position: Int) -> ButtonParts {
        buttons.value(at: position, in: size) {
            ButtonParts(button, in: Rect(origin: .zero, size: size), typesetter: typesetter, grid: grid)
        }
    }

    /// Returns a single line typeset in a width in points, such as the title of a segment.
    func line(_ text: TextContent, in width: Double) -> TextLayout { typesetter.layout(text, width: width, grid: grid) }
}

/// Values by the positions of views, each with the frame attributes for which it was computed.
private struct Entries<Room: Equatable, Value> {
    private var entries: [(room: Room, value: Value)?] = []

    /// Returns the value at a position, recomputing it for other frame attributes.
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
