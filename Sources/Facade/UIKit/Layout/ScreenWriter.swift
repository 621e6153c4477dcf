import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Converts a view tree for the layout engine, or to a screen.
///
/// For the engine, a surface surrounds the tree, so that the tree's own root may have any size; there, the identifier
/// of a view is its position in preorder, from 1.
@MainActor struct ScreenWriter {
    /// The views, in preorder.
    private(set) var views: [UIView] = []
    private(set) var parents: [Int] = []
    /// The constraints of the screen that take part in layout, in order.
    var constraints: [NSLayoutConstraint] = []
    /// The scroll views whose content size is determined by constraints.
    var scrollViews: Set<Int> = []
    /// The scroll views whose content is tied by constraints to something that does not scroll with it.
    var pinning: Set<Int> = []
    /// The fallback constraints for ambiguous layout, in which nothing takes up space.
    var fallbacks: [LiveConstraint] = []
    /// The constraints for the layout engine.
    var written: [LiveConstraint] = []
    /// The guides to which those constraints refer.
    var guides: [WrittenGuide] = []
    var guideNumbers: [WrittenGuide: Int] = [:]
    /// The names of the views in a screen; empty for the layout engine.
    var names: [String] = []
    /// The order in which views with equal priorities stretch.
    var turns: [Int] = []
    /// The positions of views with text that wraps and a size of their own, which classes may give them.
    private(set) var wrappingThemselves: [Int] = []
    /// Whether a class measures its own text at its resulting width.
    var measuresAgain = false
    /// Whether anything in the tree uses constraints.
    private(set) var usesConstraints = false
    /// Whether views have the design-time sizes of a nib.
    private(set) var isDesign = false
    let isRightToLeft: Bool
    private(set) var directions = TreeDirections()
    private(set) var hasScrollViews = false
    /// Whether views are fixed at the frames that animations currently present.
    private(set) var showsPresentedFrames = false
    /// The identity of the writer.
    private let number: Int
    private static var count = 0
    /// The writer whose positions the views currently have.
    private static var latest = 0

    /// The extent of the tree that a writer lists.
    enum Extent {
        /// The views that are laid out together, which are marked as up to date.
        case layout
        /// All views, however they are laid out.
        case everything
    }

    /// Lists the views below a root.
    init(_ root: UIView, _ extent: Extent) {
        isRightToLeft = root.effectiveDirection == .rightToLeft
        ScreenWriter.count += 1
        number = ScreenWriter.count
        ScreenWriter.latest = number
        var waiting: [(view: UIView, parent: Int)] = [(root, -1)]
        while let (view, parent) = waiting.popLast() {
            let position = views.count
            view.state.reference.note(position, by: number)
            if extent == .layout { view.state.isInputDirty = false }
            views.append(view)
            parents.append(parent)
            if view.state.design != nil { isDesign = true }
            directions.add(view, parent: parent)
            if view is UIScrollView { hasScrollViews = true }
            if !view.state.held.isEmpty {
                usesConstraints = true
                constraints.append(contentsOf: view.state.held)
            } else if view is UIStackView || type(of: view).requiresConstraintBasedLayout {
                usesConstraints = true
            }
            for subview in view.state.subviews.reversed() where extent == .everything || !subview.isLaidOutApart {
                waiting.append((subview, position))
            }
        }
    }

    func id(_ position: Int) -> String { names.isEmpty ? "\(position + 1)" : names[position] }

    /// Returns the position of a view in the tree; `nil` for views of other trees.
    func position(of view: UIView?) -> Int? { view.flatMap { position(of: $0.state.reference) } }

    /// Returns the position of a view in the tree; `nil` for views of other trees, and for those that another writer
    /// has listed since.
    func position(of reference: ViewReference) -> Int? {
        let place = reference.place
        return place.writer == number ? place.position : nil
    }

    /// Assigns this writer's positions to the views again, if another writer changed them.
    func noteAgain() {
        guard ScreenWriter.latest != number else { return }
        ScreenWriter.latest = number
        for (position, view) in views.enumerated() { view.state.reference.note(position, by: number) }
    }

    /// Returns the index of a constraint in the screen; `nil` for constraints that take no part.
    func number(of constraint: NSLayoutConstraint) -> Int? {
        let number = constraint.layoutIndex
        return constraints.indices.contains(number) && constraints[number] === constraint ? number : nil
    }

    /// Whether changes of constants and contents can be applied incrementally.
    var takesEdits: Bool { fallbacks.isEmpty && !measuresAgain && !isDesign }

    /// Returns the tree for the layout engine, at a size in points or sized by its own constraints.
    mutating func liveScreen(rootSize: CGSize?, additional: [LiveConstraint] = []) -> LiveScreen {
        noteTurns()
        notePinning()
        let size = rootSize ?? views[0].bounds.size
        var screen = LiveScreen(viewport: viewport(size), views: views.count + 1)
        screen.add(View("0"), in: nil)
        wrappingThemselves = []
        for position in views.indices {
            var value = value(at: position)
            if value.intrinsicSizeOverride != IntrinsicSizeOverride(), views[position].wrapsText {
                wrappingThemselves.append(position)
            }
            if position == 0 { value.autoresizing = rootSize.map(Autoresizing.init(filling:)) }
            screen.add(value, in: parents[position] + 1)
        }
        noteAgain()
        written = loweredConstraints()
        screen.constraints = written + additional + fallbacks
        screen.guides = guides.map { ($0.layoutKind, $0.owner + 1) }
        screen.rules = SimulatedDevice.currentRules
        screen.rules.wideSideMargin = views[0].traitCollection.wideSideMargin
        screen.isRightToLeft = isRightToLeft
        screen.isDesign = isDesign
        return screen
    }

    /// The size of the root, in points.
    var rootSize: Size { Size(width: views[0].bounds.width, height: views[0].bounds.height) }

    func viewport(_ size: CGSize) -> Viewport {
        let safeArea = (views[0] as? UIWindow)?.ownSafeArea ?? .zero
        return Viewport(
            deviceName: "live", size: Size(size), scale: UIScreen.main.scale,
            safeArea: EdgeInsets(safeArea))
    }
}

extension ScreenWriter {
    /// A copy without strong references to views, since the root of the tree owns it.
    var withoutViews: ScreenWriter {
        var writer = self
        writer.views = []
        return writer
    }

    /// Returns a copy with the views of the tree; `nil` if some are missing.
    func with(_ views: [UIView]) -> ScreenWriter? {
        guard views.count == parents.count else { return nil }
        var writer = self
        writer.views = views
        return writer
    }

    /// Fixes each view at the frame that animations currently present.
    mutating func showPresentedFrames() {
        showsPresentedFrames = true
        constraints = []
        fallbacks = []
    }

    /// Returns the view at a position, without its subviews.
    func value(at position: Int) -> View {
        noteAgain()
        let view = views[position]
        var value = View(
            id(position), content: content(of: view, at: position),
            hugging: AxisPriorities(view.state.hugging),
            compressionResistance: AxisPriorities(view.state.compressionResistance))
        value.isHidden = view.isHidden
        // The surface around the root does not count as a superview.
        value.layoutMargins = LayoutMargins(EdgeInsets(position == 0 ? view.preservedMargins : view.ownMargins))
        value.layoutMargins.preservesSuperview = position > 0 && view.state.preservesSuperviewMargins
        value.layoutMargins.preservedAxis = position > 0 ? view.state.preservedAxis : nil
        value.layoutMargins.insetsFromSafeArea = view.state.insetsMarginsFromSafeArea
        if showsPresentedFrames || view.followsItsFrame, position > 0 {
            value.autoresizing = autoresizing(of: view, in: parents[position])
        }
        let offset = offset(at: position)
        if offset != .zero { value.classRules.contentOffset = Point(x: offset.x, y: offset.y) }
        if let size = view.state.measuredOverride ?? IntrinsicProbe.overridingSize(of: view) {
            value.intrinsicSizeOverride = IntrinsicSizeOverride(size)
        } else if let design = view.state.design {
            value.intrinsicSizeOverride = design.placeholder
            value.renderedSize = design.rendered
        }
        addRules(of: view, to: &value)
        if turns[position] != 0 { value.classRules.turn = turns[position] }
        view.finish(&value)
        return value
    }

    private func content(of view: UIView, at index: Int) -> Content {
        guard let stack = view as? UIStackView else {
            return (names.isEmpty ? view.measuredValue() : view.contentValue()) ?? .none
        }
        guard !showsPresentedFrames else { return .none }
        var value = stack.value { position(of: $0).map(id) }
        value.isReversed = directions.isMirrored[index] != isRightToLeft
        return .stack(value)
    }

    private func autoresizing(of view: UIView, in parent: Int) -> Autoresizing {
        let size = placedLayer(of: views[parent]).bounds.size
        let scrolled = views[parent] is UIScrollView ? offset(at: parent) : .zero
        let frame = placedLayer(of: view).untransformedFrame.offsetBy(dx: -scrolled.x, dy: -scrolled.y)
        let place = Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
        guard !showsPresentedFrames else { return Autoresizing(fixed: place) }
        return Autoresizing(
            frame: place, superviewSize: Size(size),
            mask: Autoresizing.Mask(rawValue: UInt8(truncatingIfNeeded: view.state.autoresizingMask.rawValue)))
    }

    /// Returns the layer that determines the frame of a view.
    func placedLayer(of view: UIView) -> CALayer {
        view.layer(showing: showsPresentedFrames ? .presentation : .model)
    }

    private func addRules(of view: UIView, to value: inout View) {
        let insets = view.alignmentRectInsets
        if insets != .zero { value.classRules.alignmentInsets = EdgeInsets(insets) }
        if let safeArea = SafeAreaProbe.overridingInsets(of: view) {
            value.classRules.safeArea = EdgeInsets(safeArea)
        }
        if let scrollView = view as? UIScrollView, scrollView.contentInsetAdjustmentBehavior == .never,
            !(scrollView is UITableView || scrollView is UICollectionView)
        {
            value.classRules.passesSafeArea = true
        }
        if let owner = view.state.owner {
            value.classRules.additionalSafeArea = EdgeInsets(owner.safeAreaAdditions)
        }
        if !(view is UIStackView) {
            let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
            if first !== view { value.classRules.firstBaseline = position(of: first).map(id) }
            if last !== view { value.classRules.lastBaseline = position(of: last).map(id) }
        }
        value.layoutGuides = view.state.guides.indices.map(WrittenGuide.name)
    }
}

extension Autoresizing {
    /// Creates the frame of a root with a size in points.
    fileprivate init(filling size: CGSize) {
        let size = Size(size)
        self.init(frame: Rect(origin: .zero, size: size), superviewSize: size, mask: [])
    }
}
