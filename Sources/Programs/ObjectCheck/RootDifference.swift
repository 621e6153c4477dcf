import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import UIKit

/// The first view of a root whose frame as an object differs from its frame as a value.
@MainActor struct RootDifference {
    /// A description of the difference.
    let line: String
    /// The kind of view, and which of its coordinates differ.
    let cause: String

    /// Compares frames to within 1/1000 of a point; `nil` if all are equal.
    init?(_ root: InterfaceBuilderRoot, file: String, _ renderer: Renderer, replays: Bool) {
        let layout = renderer.layout(root.screen)
        let found: (line: String, cause: String)? = RootObjects.with(root) { objects in
            // The size of the root is an input.
            for placed in layout.views.dropFirst() {
                let id = placed.view.id
                let kind = root.kind(of: id) ?? "view without an element"
                guard let live = objects.frame(of: id) else { return ("\(kind) \(id) has no object", "no object") }
                let sides = RootDifference.sides(live, placed.frame)
                if sides.isEmpty { continue }
                let (object, value) = (RootDifference.numbers(live), RootDifference.numbers(placed.frame))
                return (
                    "\(kind) \(id): \(object) as an object, \(value) as a value",
                    "\(kind) \(sides.joined(separator: " "))"
                )
            }
            guard replays, let difference = objects.replayDifference(renderer) else { return nil }
            return (difference, "frozen")
        }
        guard let found else { return nil }
        line = "\(file): \(root.id): \(found.line)"
        cause = found.cause
    }

    private static func sides(_ live: Rect, _ value: Rect) -> [String] {
        [
            ("x", live.minX - value.minX), ("y", live.minY - value.minY), ("width", live.width - value.width),
            ("height", live.height - value.height),
        ].filter { abs($0.1) > 0.001 }.map(\.0)
    }

    private static func numbers(_ rect: Rect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
        return "(" + numbers.map { "\($0)" }.joined(separator: ", ") + ")"
    }
}
