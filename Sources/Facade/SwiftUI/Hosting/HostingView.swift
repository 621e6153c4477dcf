// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree
import UIKit

/// The view in which SwiftUI's views lie.
open class _UIHostingView<Content: View>: UIView {
    /// The view that is shown.
    public var rootView: Content {
        didSet {
            graph.noteTransaction()
            graph.needsUpdate()
        }
    }
    let graph = ViewGraph()
    let hosted = HostedTree()
    var isUpdating = false
    /// Whether code is called that waited until all changes so far were shown.
    private var isBetweenUpdates = false
    /// How often states may change until the update that is under way counts as endless.
    private var roundsLeft = 0
    /// Whether someone asked how large the views would be since they last changed.
    private var isMeasured = false
    /// Changes the environment of the views for the controller around them.
    var environmentChange: (inout EnvironmentValues) -> Void = { _ in } {
        didSet { known = nil }
    }
    /// Takes what the views say to those around them.
    var told: (PreferenceValues, EnvironmentValues, _ isNew: Bool) -> Void = { _, _, _ in }
    /// Whether the contents are being changed, where no view says that.
    private var editMode = EditMode.inactive {
        didSet {
            known = nil
            graph.needsUpdate()
        }
    }
    /// The look that a view asks for.
    private var preferred: ColorScheme?
    private var toldVersion: EnvironmentValues.Version?
    private var known: (traits: UITraitCollection, values: EnvironmentValues)?
    /// Whether the views keep away from what bars and the device cover.
    var respectsSafeArea = true
    /// Whether the views keep away from the keyboard.
    var avoidsKeyboard = true
    /// The bar above the keyboard.
    var keyboardBar: KeyboardBar?
    /// Whether the view that has the keyboard is scrolled into sight after the next layout.
    var scrollsToFocus = false

    /// Creates a view that shows a view.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
        graph.changed = { [weak self] in self?.contentChanged() }
        hosted.scrolled = { [weak self] in self?.scrolled() }
        graph.updateNow = { [weak self] in self?.updateNow() }
        graph.place = { [weak self] element in self.flatMap { $0.hosted.place(of: element, scale: $0.scale) } }
    }

    /// Hosting views are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Tells the views that their controller appears or disappeared.
    func screenChanged(isOnScreen: Bool) { graph.screenChanged(isOnScreen: isOnScreen) }

    // Views know their graph, and what they keep may know the views.
    isolated deinit {
        graph.leave()
        hosted.forgetViews()
    }

    /// How often states may change while a screen is laid out before it counts as one that never settles.
    var longestChain: Int { 64 }

    private func scrolled() {
        guard !isUpdating else { return }
        hosted.makeRowsInSight(in: area)
        if let geometry = hosted.geometry(in: self) { graph.noteGeometry(geometry) }
    }

    private func contentChanged() {
        guard !isUpdating else { return }
        setNeedsLayout()
        // Has all views around solved again, which is for nothing where nobody knows the size.
        if isMeasured { invalidateIntrinsicContentSize() }
        isMeasured = false
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update()
        scrollToFocus()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        func proposed(_ length: CGFloat) -> CGFloat? { length <= 0 ? nil : length }
        return fittingSize(ProposedViewSize(width: proposed(size.width), height: proposed(size.height)))
    }

    open override var intrinsicContentSize: CGSize { fittingSize(.unspecified) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    /// Returns the size that the views answer to a proposal, in points.
    func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        isMeasured = true
        guard let root = rootElement() else { return .zero }
        let size = hosted.size(of: root, proposal.proposed, scale: scale)
        // The lengths of rows that are not made follow from those of the first ones.
        guard graph.isOutOfDate, let measured = rootElement() else { return CGSize(size) }
        return CGSize(hosted.size(of: measured, proposal.proposed, scale: scale))
    }

    /// Brings the views up to date without laying them out, so that they say what they do to those around them.
    func refresh() { _ = rootElement() }

    /// Has the environment made again of what changes it.
    func environmentDidChange() {
        known = nil
        graph.needsUpdate()
    }

    var scale: Double { traitCollection.displayScale > 0 ? Double(traitCollection.displayScale) : 1 }

    func rootElement() -> ViewElement? {
        let environment = environment()
        let isNew = graph.isOutOfDate || environment.version !== toldVersion
        let outputs = graph.update(RootView(content: rootView), environment)
        toldVersion = environment.version
        told(outputs.preferences, environment, isNew)
        if isNew { showAboveKeyboard(outputs.preferences, environment) }
        guard prefer(outputs.preferences[PreferredColorSchemeKey.self]) else { return outputs.elements.first }
        return graph.update(RootView(content: rootView), self.environment()).elements.first
    }

    /// Gives the outermost controller around the look that a view asks for, and its own again once none does; returns
    /// whether another one is asked for than before.
    private func prefer(_ scheme: ColorScheme?) -> Bool {
        guard scheme != preferred, var controller = nearestController, controller.viewIfLoaded === self else {
            return false
        }
        while let parent = controller.parent { controller = parent }
        preferred = scheme
        controller.overrideUserInterfaceStyle = scheme.map { UIUserInterfaceStyle($0) } ?? .unspecified
        return true
    }

    /// The environment of the root, the same one as before unless what it is made of changed.
    private func environment() -> EnvironmentValues {
        let traits = traitCollection
        if let known, known.traits.isEqual(traits), known.values.containerSize == safeSize { return known.values }
        var values = EnvironmentValues()
        values.take(traits)
        values.containerSize = safeSize
        values.setUndoManager(undoManager)
        values.editMode = Binding(
            get: { [weak self] in self?.editMode ?? .inactive }, set: { [weak self] in self?.editMode = $0 })
        environmentChange(&values)
        known = (traits, values)
        return values
    }

    private var safeSize: CGSize { bounds.inset(by: respectsSafeArea ? safeAreaInsets : .zero).size }

    var area: HostArea {
        let insets = respectsSafeArea ? safeAreaInsets : .zero
        return HostArea(
            type: Content.self, bounds: bounds,
            safeArea: LayoutSimGeometry.EdgeInsets(
                top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
                right: Double(insets.right)), scale: scale,
            isRightToLeft: traitCollection.layoutDirection == .rightToLeft, keyboard: keyboard)
    }

    private func update() {
        guard !isUpdating else { return }
        // A moment is shown as a whole, and the end after it.
        guard !isAtMoment else { return }
        isUpdating = true
        defer { isUpdating = false }
        roundsLeft = longestChain
        while showChanges() {
            isBetweenUpdates = true
            graph.callWaiting()
            isBetweenUpdates = false
            if !graph.isOutOfDate { return }
        }
    }

    /// Shows all changes so far; returns whether that came to an end.
    private func showChanges() -> Bool {
        var last: ProposalLayout?
        while roundsLeft > 0 {
            roundsLeft -= 1
            guard let root = rootElement(), let layout = hosted.layOut(root, in: area) else { return false }
            last = layout
            if let geometry = hosted.geometry(in: self) { graph.noteGeometry(geometry) }
            hosted.makeRowsInSight(in: area)
            if graph.isOutOfDate { continue }
            hosted.show(beginMotions() ?? layout, in: self, scale: scale)
            endMotions()
            return true
        }
        if let last { hosted.show(last, in: self, scale: scale) }
        endMotions()
        graph.tellEndlessChange(of: Content.self)
        return false
    }

    /// Shows the changes so far, before others are made that move by another animation.
    private func updateNow() {
        if !isUpdating { return layoutIfNeeded() }
        if isBetweenUpdates { _ = showChanges() }
    }
}

extension _UIHostingView: ProposalHost {
    package func outline() -> HostedOutline? {
        var rules = HostingRules()
        rules.respectsSafeArea = respectsSafeArea
        rules.keyboard = keyboard
        rules.sizesItself = true
        var outline = hosted.outline(rules)
        if isAtMoment, let motion = graph.motion {
            outline?.guests = motion.passing.goingViews + motion.elements.formerTexts
        }
        return outline
    }
}

/// The root of a hosting view or a cell, where several views stand below each other.
nonisolated struct RootView<Content: View>: View, PrimitiveView {
    let content: Content

    @MainActor static func _makeView(_ view: RootView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.make(view.content)
        if outputs.elements.count == 1 { return outputs }
        return outputs.combined(
            inputs.node, .stack(.vertical, HorizontalAlignment.center.key, spacing: nil, isLazy: false))
    }
}
