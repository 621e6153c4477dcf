import LayoutSimEquations
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The insets of the guides of a view from its frame, in points.
struct ViewInsets: Equatable {
    /// The size of the frame; zero before the first solve.
    var size: Size
    var safeArea: EdgeInsets
    var margins: EdgeInsets

    /// Returns the insets of a guide that follows its view; zero for guides that constraints place.
    func insets(of kind: LayoutGuide.Kind) -> EdgeInsets {
        switch kind {
        case .top: EdgeInsets(bottom: size.height - safeArea.top)
        // Without a keyboard, its guide is the part below the safe area.
        case .bottom, .keyboard: EdgeInsets(top: size.height - safeArea.bottom)
        case .safeArea: safeArea
        case .margins: margins
        case .readableContent: readable
        case .scrollContent, .scrollFrame, .custom: .zero
        }
    }

    /// The insets of the readable content guide: at most 672 points wide, UIKit's width at the default text size,
    /// centered in the margins.
    private var readable: EdgeInsets {
        let spare = max(0, size.width - margins.left - margins.right - 672) / 2
        return margins + EdgeInsets(left: spare, right: spare)
    }
}

extension LayoutTree {
    /// Returns the insets of the guides of all views, which depend on the positions of the views on the screen.
    ///
    /// Before the first solve, nested views have no safe area.
    func insets(rects: [Rect]?) -> [ViewInsets] {
        var all: [ViewInsets] = []
        all.reserveCapacity(index.nodes.count)
        for position in index.nodes.indices {
            let parent = index.nodes[position].parent
            let size = parent == nil ? screen.viewport.size : rects?[position].size ?? .zero
            let safeArea = safeArea(of: position, superviews: all, rects)
            var margins = screen.ownMargins(of: index.nodes[position].view, isRoot: position == 0).sound
            if screen.addsSafeArea(toMarginsOf: index.nodes[position].view) { margins = margins + safeArea }
            let own = index.nodes[position].view.layoutMargins
            if own.preservesSuperview, let parent, let rects {
                let preserved = margins.preserving(all[parent].margins, of: rects[parent], in: rects[position])
                if own.preservedAxis != .vertical { (margins.left, margins.right) = (preserved.left, preserved.right) }
                if own.preservedAxis != .horizontal {
                    (margins.top, margins.bottom) = (preserved.top, preserved.bottom)
                }
            }
            all.append(ViewInsets(size: size, safeArea: safeArea, margins: margins))
        }
        return all
    }

    /// Returns the part of the superview's safe area insets that overlaps a view, never more than these [Apple's
    /// documentation of `safeAreaInsets`; MartianCraft, Notes from the Margins].
    private func safeArea(of position: Int, superviews: [ViewInsets], _ rects: [Rect]?) -> EdgeInsets {
        let rules = index.nodes[position].classRules
        if let safeArea = rules?.safeArea { return safeArea }
        let added = rules?.additionalSafeArea ?? .zero
        guard let parent = index.nodes[position].parent else { return screen.safeAreaInsets + added }
        // Lists scroll their rows out from under bars, so rows have no safe area.
        guard let rects, !index.nodes[parent].view.isList else { return added }
        var insets = EdgeInsets.zero.preserving(superviews[parent].safeArea, of: rects[parent], in: rects[position])
        let isPassed = index.nodes[parent].classRules?.passesSafeArea ?? false
        if index.nodes[parent].view.content == .scroll, !isPassed { (insets.top, insets.bottom) = (0, 0) }
        return insets + added
    }

    /// The views with moving guides that constraints refer to, and the toolbars, in preorder.
    var movingGuideOwners: [Int] {
        var owners: Set<Int> = []
        func note(_ item: LayoutItem) {
            if isMoving(item) { owners.insert(index.position(of: item)) }
        }
        for constraint in screen.constraints {
            note(constraint.first.item)
            if let second = constraint.second { note(second.item) }
        }
        for guide in live.guides where isMoving(guide.kind) && guide.owner != 0 { owners.insert(guide.owner) }
        for position in index.nodes.indices {
            switch index.nodes[position].view.content {
            case .stack(let stack) where stack.isLayoutMarginsRelative: owners.insert(position)
            case .control(.toolbar): owners.insert(position)
            default: break
            }
        }
        return owners.sorted()
    }

    private func isMoving(_ item: LayoutItem) -> Bool {
        guard case .guide(let kind, let owner) = item, owner != screen.root.id else { return false }
        return isMoving(kind)
    }

    private func isMoving(_ kind: LayoutGuide.Kind) -> Bool {
        switch kind {
        case .safeArea, .margins, .readableContent, .keyboard, .top, .bottom: return true
        case .scrollContent, .scrollFrame, .custom: return false
        }
    }
}
