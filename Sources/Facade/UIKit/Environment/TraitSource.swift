/// Where a view gets its traits: the nearest view that inherits none from a superview, and the overrides down from it.
///
/// A view keeps its source until something above it changes, so that its traits cost the same at every depth. Views
/// without overrides share the source of their superview.
@MainActor final class TraitSource {
    private let root: ViewReference
    /// Whether the root's class computes its traits; else they come from its owner, its window or the process.
    private let isComputed: Bool
    private let hasOwner: Bool
    /// The overrides of the views from the innermost to the root.
    private let overrides: [TraitValues]
    /// Whether the traits are those of the process, whatever becomes of the root.
    private let isOfProcess: Bool
    private var answer: (outer: UITraitCollection, traits: UITraitCollection)?

    private init(root: ViewReference, isComputed: Bool, hasOwner: Bool, overrides: [TraitValues]) {
        self.root = root
        self.isComputed = isComputed
        self.hasOwner = hasOwner
        self.overrides = overrides
        isOfProcess = !isComputed && !hasOwner && overrides.isEmpty && !(root.view is UIWindow)
    }

    /// Creates the source of a view that inherits no traits from a superview.
    convenience init(root: UIView) {
        self.init(
            root: root.state.reference, isComputed: false, hasOwner: root.state.owner != nil, overrides: [])
    }

    /// Creates the source of the subviews of a view that computes its traits.
    convenience init(computing root: UIView) {
        self.init(root: root.state.reference, isComputed: true, hasOwner: false, overrides: [])
    }

    /// Whether the root and its owner still exist.
    var isCurrent: Bool {
        if isOfProcess { return true }
        guard let view = root.view else { return false }
        return !hasOwner || view.state.owner != nil
    }

    /// The traits of the views with this source.
    var traits: UITraitCollection {
        if isOfProcess { return .ofProcess }
        let outer = root.view.map { isComputed ? $0.traitCollection : $0.outerTraits } ?? .ofProcess
        if let answer, answer.outer === outer { return answer.traits }
        let traits = outer.overridden(by: overrides)
        answer = (outer, traits)
        return traits
    }

    /// Returns the source with the overrides of a view.
    func reaching(_ view: UIView) -> TraitSource {
        guard view.state.overridesTraits else { return self }
        return TraitSource(
            root: root, isComputed: isComputed, hasOwner: hasOwner, overrides: [view.state.overrides] + overrides)
    }
}

extension UIView {
    /// The source of the view's traits, which all views between it and the root then keep.
    var traitSource: TraitSource {
        if let source = state.traitSource ?? sharedSource, source.isCurrent {
            state.traitSource = source
            return source
        }
        var path: [UIView] = []
        var source = nearestSource(noting: &path)
        for view in path.reversed() {
            source = source.reaching(view)
            view.state.traitSource = source
        }
        return source
    }

    /// The source of the superview, if it is known and the view's own.
    private var sharedSource: TraitSource? {
        guard state.owner == nil, !state.overridesTraits, let superview = state.superview,
            !TraitProbe.isOverriding(superview)
        else { return nil }
        return superview.state.traitSource
    }

    /// Returns the nearest source that is known, or that of the root, and notes the views below it, innermost first.
    ///
    /// It is a loop, since views can be nested deeper than recursion allows.
    private func nearestSource(noting path: inout [UIView]) -> TraitSource {
        var view = self
        while true {
            if let source = view.state.traitSource, source.isCurrent { return source }
            path.append(view)
            guard view.state.owner == nil, let superview = view.state.superview else { return TraitSource(root: view) }
            guard !TraitProbe.isOverriding(superview) else { return TraitSource(computing: superview) }
            view = superview
        }
    }

    /// Has the view and its descendants look for their traits again.
    ///
    /// Below a view without a source none has one that depends on anything above.
    func forgetTraitSources() {
        guard state.traitSource != nil else { return }
        var waiting: [UIView] = [self]
        while let view = waiting.popLast() {
            guard view.state.traitSource != nil else { continue }
            view.state.traitSource = nil
            waiting += view.state.subviews
        }
    }
}
