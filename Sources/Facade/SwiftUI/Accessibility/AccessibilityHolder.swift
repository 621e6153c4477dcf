import UIKit

/// A view around others that changes how they are read aloud.
///
/// Where one element lies in it, the view is read in its place with what was changed; where several lie in it, they
/// are read as they are, unless they are combined or ignored.
final class AccessibilityHolder: EffectHolder {
    var changes = AccessibilityChanges()
    var ownLabel: String?
    var ownValue: String?
    var ownHint: String?

    /// The elements in the view, as far as they are read.
    private var inner: [UIView] {
        var found: [UIView] = []
        var open = Array(subviews.reversed())
        while let view = open.popLast() {
            if view.isHidden || view.accessibilityElementsHidden { continue }
            if view.isAccessibilityElement { found.append(view) } else { open += view.subviews.reversed() }
        }
        return found
    }

    private var only: UIView? {
        let inner = inner
        return inner.count == 1 ? inner[0] : nil
    }

    override var isAccessibilityElement: Bool {
        get {
            switch changes.children {
            case .ignored, .combined: changes.isHidden != true
            case .contained: false
            case .unchanged: changes.makesElement && inner.count < 2
            }
        }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityLabel: String? {
        get { ownLabel ?? innerWords { $0.shownName } }
        set { ownLabel = newValue }
    }

    override var accessibilityValue: String? {
        get { ownValue ?? (changes.children == .ignored ? nil : only?.accessibilityValue) }
        set { ownValue = newValue }
    }

    override var accessibilityHint: String? {
        get { ownHint ?? (changes.children == .ignored ? nil : only?.accessibilityHint) }
        set { ownHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits: UIAccessibilityTraits = []
            switch changes.children {
            case .ignored, .contained: break
            case .unchanged: traits = only?.accessibilityTraits ?? []
            case .combined: for view in inner { traits.formUnion(view.accessibilityTraits) }
            }
            traits.subtract(changes.removed.value)
            traits.formUnion(changes.added.value)
            if changes.adjust != nil { traits.insert(.adjustable) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The point of the only control in the view, such as a switch beside its label.
    override var accessibilityActivationPoint: CGPoint {
        get {
            let controls = inner.filter { $0 is UIControl || $0.accessibilityTraits.contains(.button) }
            return controls.count == 1 ? controls[0].accessibilityActivationPoint : super.accessibilityActivationPoint
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    override func accessibilityActivate() -> Bool {
        if let activate = changes.activate {
            activate()
            return true
        }
        return only?.accessibilityActivate() ?? false
    }

    override func accessibilityIncrement() { adjust(.increment) { $0.accessibilityIncrement() } }
    override func accessibilityDecrement() { adjust(.decrement) { $0.accessibilityDecrement() } }

    override func accessibilityPerformEscape() -> Bool {
        guard let escape = changes.escape else { return super.accessibilityPerformEscape() }
        escape()
        return true
    }

    override func accessibilityPerformMagicTap() -> Bool {
        guard let magicTap = changes.magicTap else { return super.accessibilityPerformMagicTap() }
        magicTap()
        return true
    }

    private func adjust(_ direction: AccessibilityAdjustmentDirection, _ pass: (UIView) -> Void) {
        if let adjust = changes.adjust { adjust(direction) } else if let only { pass(only) }
    }

    private func innerWords(_ words: (UIView) -> String?) -> String? {
        if changes.children == .ignored { return nil }
        let all = inner.compactMap(words).filter { !$0.isEmpty }
        return all.isEmpty ? nil : all.joined(separator: ", ")
    }
}
