import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// Writes the tree of objects below a view as a screen for the engine.
///
/// The screen's root is a surface around the tree, so that the tree's own root may have any size. The id of a view is its
/// position in preorder, from 1.
@MainActor struct ScreenWriter {
    /// The views in preorder.
    private(set) var views: [UIView] = []
    private var parents: [Int] = []
    /// The constraints of the screen whose priority lets them count, in their order.
    var constraints: [NSLayoutConstraint] = []
    /// The scroll views whose content constraints place.
    var scrollViews: Set<Int> = []
    /// What holds where the author's constraints leave lengths open: nothing asks for room.
    private(set) var fallbacks: [Constraint] = []
    /// The constraints in the words of the screen.
    private var written: [Constraint] = []
    /// The turns of the views among those whose contents ask alike.
    private var turns: [Int] = []
    /// Whether a class measures text of its own at the width that it gets.
    var measuresAgain = false
    /// Whether something in the tree asks for constraints.
    private(set) var usesConstraints = false
    /// Whether views have the sizes that a file holds for their classes.
    private(set) var isDesign = false
    let isRightToLeft: Bool
    private(set) var directions = TreeDirections()
    private(set) var hasScrollViews = false

    /// Lists the views below a root.
    init(_ root: UIView) {
        isRightToLeft = root.effectiveDirection == .rightToLeft
        var waiting: [(view: UIView, parent: Int)] = [(root, -1)]
        while let (view, parent) = waiting.popLast() {
            let position = views.count
            view.state.layoutIndex = position
            view.state.isInputDirty = false
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
            for subview in view.state.subviews.reversed() { waiting.append((subview, position)) }
        }
    }

    func id(_ position: Int) -> String { "\(position + 1)" }

    /// The number of a view in the tree; `nil` for views of other trees.
    func position(of view: UIView?) -> Int? {
        guard let view, views.indices.contains(view.state.layoutIndex), views[view.state.layoutIndex] === view else {
            return nil
        }
        return view.state.layoutIndex
    }

    /// The number of a constraint in the screen; `nil` for those that take no part.
    func number(of constraint: NSLayoutConstraint) -> Int? {
        let number = constraint.layoutIndex
        return constraints.indices.contains(number) && constraints[number] === constraint ? number : nil
    }

    /// Whether a layout of the screen can take over other constants and contents.
    var takesEdits: Bool { fallbacks.isEmpty && !measuresAgain && !isDesign }

    /// The screen, whose tree has a size in points unless its own constraints decide.
    mutating func screen(rootSize: CGSize?, additional: [Constraint] = []) -> Screen {
        noteTurns()
        var values = views.indices.map { value(at: $0) }
        let size = rootSize ?? views[0].bounds.size
        if rootSize != nil {
            values[0].autoresizing = Autoresizing(
                frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
                superviewSize: Size(width: size.width, height: size.height), mask: [])
        } else {
            values[0].autoresizing = nil
        }
        for position in values.indices.reversed() {
            values[position].subviews.reverse()
            let parent = parents[position]
            if parent >= 0 { values[parent].subviews.append(values[position]) }
        }
        written = loweredConstraints()
        var screen = Screen(
            uncheckedName: "live", viewport: viewport(size), root: View("0", subviews: [values[0]]),
            constraints: written + additional + fallbacks)
        screen.rootKind = .controller
        screen.rules = SimulatedDevice.current.rules
        screen.isRightToLeft = isRightToLeft
        return screen
    }

    private func viewport(_ size: CGSize) -> Viewport {
        let safeArea = (views[0] as? UIWindow)?.ownSafeArea ?? .zero
        return Viewport(
            deviceName: "live", size: Size(width: size.width, height: size.height), scale: UIScreen.main.scale,
            safeArea: EdgeInsets(safeArea))
    }
}

extension ScreenWriter {
    /// Takes note of what constraints leave open; returns whether there is something that was not known.
    ///
    /// As the simplex method of UIKit leaves them, inequalities are tight where a view is free, and lengths are zero. What
    /// files alone leave open is as Interface Builder shows it.
    mutating func settle(_ layout: LiveLayout) -> Bool {
        let showsFile = SimulatedDevice.current.canvas != nil && constraints.allSatisfy(\.isOfFile)
        guard fallbacks.isEmpty, !showsFile else { return false }
        let free = Set(layout.ambiguousViews.map { "\($0)" })
        guard !free.isEmpty else { return false }
        fallbacks = written.filter { $0.isPlacing && $0.mentions(free) }.map { inequality in
            var tight = inequality
            tight.relation = .equal
            tight.priority = 0.002
            return tight
        }
        // Of equals the last one gets its wish first, so that the first one stretches.
        fallbacks += layout.ambiguousLengths.reversed().map { position, attribute in
            Constraint(.init(.view("\(position)"), attribute), .equal, nil, constant: 0, priority: 0.001)
        }
        return !fallbacks.isEmpty
    }

    /// What is known of the tree without its views, which their root would keep alive otherwise.
    var withoutViews: ScreenWriter {
        var writer = self
        writer.views = []
        return writer
    }

    /// The same with the views of the tree; `nil` if these are not all.
    func with(_ views: [UIView]) -> ScreenWriter? {
        guard views.count == parents.count else { return nil }
        var writer = self
        writer.views = views
        return writer
    }

    /// Takes over what an earlier layout of the same tree found out about open lengths.
    mutating func takeFallbacks(of other: ScreenWriter) { fallbacks = other.fallbacks }

    /// Views stretch in the order in which constraints mention them, those whose texts wrap before others.
    private mutating func noteTurns() {
        guard turns.isEmpty else { return }
        turns = Array(repeating: 0, count: views.count)
        sortConstraints()
        var next = 1
        func note(_ view: UIView?) {
            guard let position = position(of: view), turns[position] == 0 else { return }
            turns[position] = next
            next += 1
        }
        // What a file holds is there at once, in the order of the views.
        for constraint in constraints where !constraint.isOfFile {
            note(constraint.first.itemView)
            note(constraint.second?.itemView)
        }
        if isInPreorder() { turns = Array(repeating: 0, count: views.count) }
    }

    private mutating func sortConstraints() {
        let keys = constraints.map { (turn: $0.turn, order: $0.order) }
        let isSorted = keys.indices.dropFirst().allSatisfy { keys[$0 - 1] < keys[$0] }
        guard !isSorted else { return }
        constraints = zip(keys, constraints).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Completes the turns, and finds out whether views of the same depth have them in preorder.
    private mutating func isInPreorder() -> Bool {
        var depths = [0]
        var latest: [Int: Int] = [:]
        var isInPreorder = true
        for position in views.indices.dropFirst() {
            let depth = depths[parents[position]] + 1
            depths.append(depth)
            let before = latest[depth] ?? 0
            if turns[position] == 0 {
                turns[position] = before
            } else if views[position].wrapsText {
                turns[position] = -1
            }
            if turns[position] < before { isInPreorder = false }
            latest[depth] = max(before, turns[position])
        }
        return isInPreorder
    }

    /// A view by itself, without its subviews.
    func value(at position: Int) -> View {
        let view = views[position]
        var value = View(
            id(position), content: content(of: view),
            hugging: AxisPriorities(view.state.hugging),
            compressionResistance: AxisPriorities(view.state.compressionResistance))
        value.isHidden = view.isHidden
        // What is around the root of the tree is no superview of it.
        value.layoutMargins = LayoutMargins(EdgeInsets(position == 0 ? view.preservedMargins : view.ownMargins))
        value.layoutMargins.preservesSuperview = position > 0 && view.state.preservesSuperviewMargins
        value.layoutMargins.insetsFromSafeArea = view.state.insetsMarginsFromSafeArea
        if view.state.translatesMask, position > 0 { value.autoresizing = autoresizing(of: view) }
        if let size = view.state.measuredOverride ?? IntrinsicProbe.overridingSize(of: view) {
            value.intrinsicSizeOverride = IntrinsicSizeOverride(size)
        } else if let design = view.state.design {
            value.intrinsicSizeOverride = design.placeholder
            value.renderedSize = design.rendered
        }
        addRules(of: view, to: &value)
        value.classRules.turn = turns[position]
        view.finish(&value)
        return value
    }

    private func content(of view: UIView) -> Content {
        guard let stack = view as? UIStackView else { return view.contentValue() ?? .none }
        return .stack(stack.value { position(of: $0).map(id) })
    }

    private func autoresizing(of view: UIView) -> Autoresizing {
        let size = view.state.superview?.bounds.size ?? .zero
        let frame = view.untransformedFrame
        return Autoresizing(
            frame: Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height),
            superviewSize: Size(width: size.width, height: size.height),
            mask: Autoresizing.Mask(rawValue: UInt8(truncatingIfNeeded: view.state.autoresizingMask.rawValue)))
    }

    private func addRules(of view: UIView, to value: inout View) {
        let insets = view.alignmentRectInsets
        if insets != .zero { value.classRules.alignmentInsets = EdgeInsets(insets) }
        if let safeArea = SafeAreaProbe.overridingInsets(of: view) {
            value.classRules.safeArea = EdgeInsets(safeArea)
        }
        if let owner = view.state.owner {
            value.classRules.additionalSafeArea = EdgeInsets(owner.safeAreaAdditions)
        }
        if !(view is UIStackView) {
            let (first, last) = (view.forFirstBaselineLayout, view.forLastBaselineLayout)
            if first !== view { value.classRules.firstBaseline = position(of: first).map(id) }
            if last !== view { value.classRules.lastBaseline = position(of: last).map(id) }
        }
        for (number, _) in view.state.guides.enumerated() { value.layoutGuides.append("guide \(number)") }
    }
}

extension NSLayoutConstraint {
    /// Constraints of lengths to optional numbers come first, the last one ahead: of equals, UIKit stretches the first
    /// view.
    fileprivate var turn: Int {
        second == nil && relation == .equal && priority != .required && !isOfFile ? -order : 0
    }
}

extension Constraint {
    /// Whether it is an inequality of places.
    fileprivate var isPlacing: Bool {
        relation != .equal && first.attribute != .width && first.attribute != .height
    }

    fileprivate func mentions(_ views: Set<String>) -> Bool {
        [first.item, second?.item].contains { item in
            if case .view(let id)? = item { views.contains(id) } else { false }
        }
    }
}
