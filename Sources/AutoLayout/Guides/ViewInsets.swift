import LayoutSimEquations
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The insets of the guides of a view from its frame, in points.
struct ViewInsets: Equatable {
    /// The size of the frame; zero before the first solving.
    var size: Size
    var safeArea: EdgeInsets
    var margins: EdgeInsets

    /// The insets of a guide that follows its view; zero for guides that constraints place.
    func insets(of kind: LayoutGuide.Kind) -> EdgeInsets {
        switch kind {
        case .top: EdgeInsets(bottom: size.height - safeArea.top)
        // While no keyboard is shown, its guide is the part below the safe area.
        case .bottom, .keyboard: EdgeInsets(top: size.height - safeArea.bottom)
        case .safeArea: safeArea
        case .margins: margins
        case .readableContent: readable
        case .scrollContent, .scrollFrame, .custom: .zero
        }
    }

    /// At most 672 points in the middle of the margins, UIKit's width at the default text size.
    private var readable: EdgeInsets {
        let spare = max(0, size.width - margins.left - margins.right - 672) / 2
        return margins + EdgeInsets(left: spare, right: spare)
    }
}

extension LayoutTree {
    /// The insets of the guides of all views, which depend on the positions of the views on the screen.
    ///
    /// Before the first solve, the safe area does not reach into nested views.
    func insets(rects: [Rect]?) -> [ViewInsets] {
        let safeArea = screen.safeAreaInsets
        var all: [ViewInsets] = []
        // Lists scroll their rows out from under bars, so that no safe area reaches into them.
        var isInList: [Bool] = []
        all.reserveCapacity(index.nodes.count)
        for (position, node) in index.nodes.enumerated() {
            let isRoot = position == 0
            isInList.append(node.parent.map { isInList[$0] || index.nodes[$0].view.isList } ?? false)
            let rect = isRoot ? Rect(origin: .zero, size: screen.viewport.size) : rects?[position]
            let reaching = isRoot ? safeArea : isInList[position] ? .zero : rect.map(screen.safeAreaInsets) ?? .zero
            var margins = screen.ownMargins(of: node.view, isRoot: isRoot).sound
            if screen.addsSafeArea(toMarginsOf: node.view) { margins = margins + reaching }
            if node.view.layoutMargins.preservesSuperview, let parent = node.parent, let rects {
                margins = margins.preserving(all[parent].margins, of: rects[parent], in: rects[position])
            }
            all.append(ViewInsets(size: rect?.size ?? .zero, safeArea: reaching, margins: margins))
        }
        return all
    }

    /// Whether the layout uses guides that move with the frames of nested views.
    var hasMovingGuides: Bool {
        screen.constraints.contains { constraint in
            isMoving(constraint.first.item) || constraint.second.map { isMoving($0.item) } ?? false
        }
            || index.nodes.contains { node in
                switch node.view.content {
                case .stack(let stack): stack.isLayoutMarginsRelative
                case .control(.toolbar): true
                default: false
                }
            }
    }

    private func isMoving(_ item: LayoutItem) -> Bool {
        guard case .guide(let kind, let owner) = item, owner != screen.root.id else { return false }
        switch kind {
        case .safeArea, .margins, .readableContent, .keyboard: return true
        case .top, .bottom, .scrollContent, .scrollFrame, .custom: return false
        }
    }
}
