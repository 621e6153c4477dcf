import LayoutSimEquations
import LayoutSimGeometry

/// UIKit's layout feedback loop: guides that never settle, because they move the views that they follow.
struct FeedbackLoop {
    /// A quantity that each pass changes.
    struct Change {
        /// The view's place in preorder.
        let position: Int
        /// UIKit's name of the quantity, such as `layoutMargins.bottom`.
        let name: String
        /// The values in points before and after the last pass.
        let values: (old: Double, new: Double)
    }

    /// The changes of the last pass, one quantity for each view.
    let changes: [Change]

    /// Creates the difference between two passes for the views that own moving guides; `nil` if it is too small to
    /// affect any pixel.
    init?(from old: Pass, to new: Pass, _ owners: [Int], grid: PixelGrid) {
        changes = owners.compactMap { position in
            let height = (old.sizes[position].height ?? 0, new.sizes[position].height ?? 0)
            let insets = zip(old.insets[position].distances, new.insets[position].distances)
            let all = insets.map { Change(position: position, name: $0.name, values: ($0.value, $1.value)) }
            return (all + [Change(position: position, name: "height", values: height)]).first {
                abs($0.values.new - $0.values.old) > 0.5 / grid.scale
            }
        }
        if changes.isEmpty { return nil }
    }
}

extension ViewInsets {
    /// All quantities by UIKit's names; derived ones come first.
    fileprivate var distances: [(name: String, value: Double)] {
        margins.distances("layoutMargins") + safeArea.distances("safeAreaInsets")
            + [("width", size.width), ("height", size.height)]
    }
}

extension EdgeInsets {
    fileprivate func distances(_ name: String) -> [(name: String, value: Double)] {
        [("\(name).top", top), ("\(name).left", left), ("\(name).bottom", bottom), ("\(name).right", right)]
    }
}
