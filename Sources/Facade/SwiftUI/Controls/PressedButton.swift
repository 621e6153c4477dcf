import LayoutSimProposalTree
import UIKit

/// A button in a style that does not decide when it acts.
nonisolated struct PressedButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    var actsForRow = false
    @State private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(configuration.label.content), isPressed: isPressed)
        )
        .modifier(
            TapModifier(
                isEnabled: isEnabled, isPressed: $isPressed, actsForRow: actsForRow, action: configuration.action))
    }
}

/// Makes a control of a view.
nonisolated struct TapModifier: ElementModifier {
    let isEnabled: Bool
    let isPressed: Binding<Bool>?
    var actsForRow = false
    let action: @MainActor () -> Void

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        ViewElement(
            node, .decoration, [element],
            shows: TapDisplay(isEnabled: isEnabled, isPressed: isPressed, actsForRow: actsForRow, action: action),
            part: element.identity.part)
    }
}

/// A control around what a button shows.
struct TapDisplay: ElementDisplay {
    let isEnabled: Bool
    let isPressed: Binding<Bool>?
    /// Whether taps beside the button in the row of a list count for it.
    var actsForRow = false
    let action: @MainActor () -> Void

    func makeView() -> TapView { TapView() }

    func update(_ view: TapView, in context: DisplayContext) {
        view.isEnabled = isEnabled
        view.pressed = { isPressed?.wrappedValue = $0 }
        view.action = action
        view.actsForRow = actsForRow
    }

    func container(of view: TapView) -> UIView? { view }
}

/// The control of a button.
final class TapView: UIControl {
    var action: @MainActor () -> Void = {}
    var actsForRow = false
    var pressed: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        var merge = AccessibilityMerge()
        (merge.added, merge.removed) = (.button, [.image, .staticText])
        accessibilityMerge = merge
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { pressed(isHighlighted) } }
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? spokenTexts }
        set { super.accessibilityLabel = newValue }
    }

    private var spokenTexts: String? {
        var texts: [String] = []
        var open: [UIView] = [self]
        while let view = open.popLast() {
            if let text = view === self ? nil : view.shownName, view.isAccessibilityElement {
                texts.append(text)
            }
            open += view.subviews.reversed()
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
