import Foundation
import UIKit

/// Keeps the field in a view in step with the focus that an app has.
struct FocusDisplay: ElementDisplay {
    let focus: Binding<Bool>
    /// Whether the field is to have the focus.
    let wants: Bool

    func makeView() -> FocusHolder { FocusHolder() }

    func update(_ view: FocusHolder, in context: DisplayContext) {
        view.focus = focus
        view.wants = wants
        view.setNeedsLayout()
    }

    func container(of view: FocusHolder) -> UIView? { view }
}

/// A view around a field that takes or gives up what is typed.
final class FocusHolder: EffectHolder {
    var focus: Binding<Bool>?
    var wants = false
    private var observers: [any NSObjectProtocol] = []

    private var field: UIResponder? {
        var open: [UIView] = subviews
        while let view = open.popLast() {
            if view is UITextField || view is UITextView { return view }
            open += view.subviews
        }
        return nil
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let changes: [(Notification.Name, Bool)] = [
            (UITextField.textDidBeginEditingNotification, true), (UITextField.textDidEndEditingNotification, false),
            (UITextView.textDidBeginEditingNotification, true), (UITextView.textDidEndEditingNotification, false),
        ]
        observers = changes.map { name, isFocused in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let sender = (note.object as? UIResponder).map(ObjectIdentifier.init)
                MainActor.assumeIsolated { self?.fieldChanged(sender, isFocused) }
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    private func fieldChanged(_ sender: ObjectIdentifier?, _ isFocused: Bool) {
        guard let field, ObjectIdentifier(field) == sender, focus?.wrappedValue != isFocused else { return }
        focus?.wrappedValue = isFocused
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let field, window != nil, field.isFirstResponder != wants else { return }
        if wants { field.becomeFirstResponder() } else { field.resignFirstResponder() }
    }
}
