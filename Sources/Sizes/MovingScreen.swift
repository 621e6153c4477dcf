import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// What moves in a window.
struct MovingScreen {
    /// The frames of the views by position, not rounded to pixels, in points of the screen.
    let frames: [Rect]
    /// What is visible of each view, empty where nothing is, in points of the screen.
    let shown: [Rect]
    /// Whether each view shows a text by itself, of one line or several.
    let isText: [Bool]
    /// In preorder.
    let holders: [Holder]
    /// By position, one past the last view of the subtree.
    private let ends: [Int]
    /// What bars and corners leave free, and all of the window, in points of the screen.
    let rooms: [Rect]
    /// The pictures that are stretched to the frames of their views.
    let pictures: [(position: Int, size: Size)]

    /// A view with subviews.
    struct Holder {
        let position: Int
        /// The positions of all views in it.
        let subviews: Range<Int>
        /// Whether nothing of its subviews is drawn outside of it.
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

    /// Whether a view is inside another one that comes before it in preorder.
    func isInside(_ position: Int, _ other: Int) -> Bool { position < ends[other] }

    /// Whether one of two views is inside the other one.
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
