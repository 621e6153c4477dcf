package import LayoutSimAutoLayout
package import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

/// A view whose stored frame differs from the frame that its constraints produce, which Xcode calls a misplaced view.
package struct MisplacedView: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The line of the view in the file, counting from 1.
    package var line: Int
    /// The id of the view.
    package var id: String
    /// The name of the view; `nil` if it has none.
    package var name: String?
    /// The frame stored in the file, in points in the superview's coordinates.
    package var storedFrame: Rect
    /// The frame that layout produces, in points in the superview's coordinates.
    package var frame: Rect

    /// The tolerance in points, since Xcode writes whole or half points where a device has thirds.
    private static let tolerance = 1.0
}

extension MisplacedView: CustomStringConvertible {
    /// The line that `layoutsim frames --check` prints.
    package var description: String {
        "\(file):\(line): misplaced: \(id)\(name.map { " \(quotedIfNeeded($0))" } ?? "") "
            + "is stored at \(numbers(storedFrame)), laid out at \(numbers(frame))"
    }

    private func numbers(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(decimal).joined(separator: " ")
    }
}

extension Layout {
    /// Returns the views of a root whose frames differ from those stored in the file, in preorder.
    package func misplacedViews(in file: String) -> [MisplacedView] {
        views.dropFirst().compactMap { placed in
            let source = placed.view.source
            guard let stored = source.storedFrame, MisplacedView.isOff(stored, placed.frame) else { return nil }
            return MisplacedView(
                file: file, line: source.line ?? 1, id: placed.view.id, name: source.name, storedFrame: stored,
                frame: placed.frame)
        }
    }
}

extension MisplacedView {
    fileprivate static func isOff(_ stored: Rect, _ frame: Rect) -> Bool {
        let distances = [
            stored.minX - frame.minX, stored.minY - frame.minY, stored.width - frame.width,
            stored.height - frame.height,
        ]
        return distances.contains { abs($0) > tolerance + 1e-6 }
    }
}
