import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The moving parts of a window.
struct MovingScreen {
    /// The frames of the views by position, not rounded to pixels, in screen coordinates.
    let frames: [Rect]
    /// The visible part of each view, empty where nothing is visible, in screen coordinates.
    let shown: [Rect]
    /// Whether each view shows a text of its own, of one line or several.
    let isText: [Bool]
    /// The views with subviews, in preorder.
    let holders: [Holder]
    /// The position after that of the last view in the subtree of each view.
    private let ends: [Int]
    /// The area that bars and corners leave free, and the whole window, in screen coordinates.
    let rooms: [Rect]
    /// The images that are stretched to the frames of their views.
    let pictures: [(position: Int, size: Size)]

    /// A view with subviews.
    struct Holder {
        let position: Int
        /// The positions of all its descendants.
        let subviews: Range<Int>
        /// Whether its subviews are clipped to its bounds.
        let clips: Bool
        /// Whether it hides what it covers.
        let isPanel: Bool
    }

    init(_ layout: Layout, _ frames: [Rect], shown: [Rect]) {
        self.frames = frames
        self.shown = shown
        isText = layout.views.map(\.view.isText)
        ends = MovingScreen.ends(layout)
        holders = MovingScreen.holders(layout, ends)
        let window = Rect(origin: .zero, size: layout.screen.viewport.size)
        let safeArea = layout.views.first.flatMap { layout.screenRect(of: .guide(.safeArea, owner: $0.view.id)) }
        rooms = [safeArea ?? window, window]
        pictures = layout.views.indices.compactMap { position in
            guard case .image(let image, .scaleToFill) = layout.views[position].view.content else { return nil }
            return (position, image.size)
        }
    }

    /// Returns whether a view is inside another one that precedes it in preorder.
    func isInside(_ position: Int, _ other: Int) -> Bool { position < ends[other] }

    /// Returns whether one of two views is inside the other one.
    func areNested(_ one: Int, _ other: Int) -> Bool { isInside(max(one, other), min(one, other)) }

    private static func ends(_ layout: Layout) -> [Int] {
        var ends = layout.views.indices.map { $0 + 1 }
        for position in layout.views.indices.reversed() {
            guard let parent = layout.views[position].parent else { continue }
            ends[parent] = max(ends[parent], ends[position])
        }
        return ends
    }

    private static func holders(_ layout: Layout, _ ends: [Int]) -> [Holder] {
        layout.views.indices.filter { ends[$0] > $0 + 1 }.map { position in
            let view = layout.views[position].view
            return Holder(
                position: position, subviews: position + 1..<ends[position],
                clips: view.clipsToBounds || view.scrollsSubviews, isPanel: view.isPanel)
        }
    }
}

extension View {
    fileprivate var isText: Bool {
        switch content {
        case .label, .textView: true
        default: false
        }
    }
}
