import UIKit

/// What a modifier says about how a view is read aloud.
struct AccessibilityChanges {
    /// What becomes of the elements in the view.
    enum Children { case unchanged, ignored, combined, contained }

    var children = Children.unchanged
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var added: AccessibilityTraits = []
    var removed: AccessibilityTraits = []
    var inputLabels: [Text]?
    var sortPriority: Double?
    var activationPoint: UnitPoint?
    var respondsToInteraction: Bool?
    var actions: [(name: Text, perform: () -> Void)] = []
    var activate: (() -> Void)?
    var escape: (() -> Void)?
    var magicTap: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var scroll: ((Edge) -> Void)?

    /// Whether the view itself is read, in place of the one element in it.
    var makesElement: Bool {
        label != nil || value != nil || hint != nil || !added.isEmpty || !removed.isEmpty || activate != nil
            || adjust != nil || !actions.isEmpty || respondsToInteraction == true
    }
}

/// Changes how a view is read aloud.
struct AccessibilityEffect: ViewEffect {
    let changes: AccessibilityChanges

    @MainActor func makeView(in environment: EnvironmentValues) -> AccessibilityHolder { AccessibilityHolder() }

    @MainActor func update(_ view: AccessibilityHolder, in environment: EnvironmentValues) {
        func words(_ text: Text?) -> String? { text.map { TextSetter($0, environment).words } }
        view.changes = changes
        view.ownLabel = words(changes.label)
        view.ownValue = words(changes.value)
        view.ownHint = words(changes.hint)
        view.accessibilityMerge = merge(with: view)
        view.accessibilityIdentifier = changes.identifier
        view.accessibilityElementsHidden = changes.isHidden ?? false
        view.accessibilityUserInputLabels = changes.inputLabels?.compactMap(words)
        view.accessibilityCustomActions = changes.actions.map { action in
            UIAccessibilityCustomAction(name: words(action.name) ?? "") { _ in
                action.perform()
                return true
            }
        }
        view.shouldGroupAccessibilityChildren = changes.children == .contained
    }

    /// Returns what is added to the elements in the view, if they are merged into it.
    @MainActor private func merge(with view: AccessibilityHolder) -> AccessibilityMerge? {
        guard changes.children == .combined || changes.children == .unchanged && changes.makesElement else {
            return nil
        }
        var merge = AccessibilityMerge()
        (merge.label, merge.value, merge.hint) = (view.ownLabel, view.ownValue, view.ownHint)
        (merge.added, merge.removed) = (changes.added.value, changes.removed.value)
        if changes.adjust != nil { merge.added.insert(.adjustable) }
        return merge
    }
}
