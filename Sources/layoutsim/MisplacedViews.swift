import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// The views whose stored frames are not those that their constraints give, Xcode's "misplaced views".
struct MisplacedViews {
    let file: String
    let layout: Layout

    /// Xcode writes whole or half points where a device has thirds.
    private static let tolerance = 1.0

    /// A line for each such view.
    var lines: [String] {
        layout.views.dropFirst().compactMap { placed in
            guard let stored = placed.view.source.storedFrame, isOff(stored, placed.frame) else { return nil }
            let name = placed.view.source.name.map { " \(quotedIfNeeded($0))" } ?? ""
            return "\(file):\(placed.view.source.line ?? 1): misplaced: \(placed.view.id)\(name) "
                + "is stored at \(numbers(stored)), laid out at \(numbers(placed.frame))"
        }
    }

    private func isOff(_ stored: Rect, _ frame: Rect) -> Bool {
        let distances = [
            stored.minX - frame.minX, stored.minY - frame.minY, stored.width - frame.width,
            stored.height - frame.height,
        ]
        return distances.contains { abs($0) > MisplacedViews.tolerance + 1e-6 }
    }

    private func numbers(_ rect: Rect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map(decimal).joined(separator: " ")
    }
}
