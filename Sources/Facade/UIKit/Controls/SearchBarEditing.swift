import Foundation
import LayoutSimText

/// The text field delegate of a search bar, which forwards events to the search bar's delegate.
@MainActor final class SearchBarEditing: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar, _ field: UITextField) {
        self.bar = bar
        super.init()
        field.delegate = self
        field.addAction(
            UIAction { [weak bar] _ in
                guard let bar else { return }
                bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
                bar.textDidChangeHandler?()
            }, for: .editingChanged)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.setCancelEnabled(true)
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.controller?.isActive = true
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.setCancelEnabled(bar.controller != nil)
        bar.delegate?.searchBarTextDidEndEditing(bar)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        bar.delegate?.searchBarSearchButtonClicked(bar)
        if bar.controller != nil { textField.resignFirstResponder() }
        return true
    }
}

extension UISearchBar {
    /// The margin around the field, and between the field and the button, in points.
    static let margin: CGFloat = 8
    /// The field's height in the simulated iOS version, in points.
    private static var fieldHeight: CGFloat { _iOS(26) ? 44 : 36 }

    /// Lays out the field, the button next to it, and the scope bar below.
    func placeParts() {
        let upper = max(0, bounds.height - scopesHeight)
        if showsScopes {
            scopes.place(
                in: CGRect(x: 0, y: upper, width: bounds.width, height: scopesHeight), margin: sideMargin)
        }
        let height = min(Self.fieldHeight, upper)
        var row = CGRect(
            x: sideMargin, y: (upper - height) / 2, width: max(0, bounds.width - 2 * sideMargin),
            height: height)
        if showsCancelButton {
            let width = min(cancelButton.intrinsicContentSize.width, row.width)
            let button = CGRect(x: row.maxX - width, y: row.minY, width: width, height: height)
            row.size.width = max(0, row.width - width - Self.margin)
            cancelButton.frame = button.mirrored(in: bounds.width, if: isMirrored)
        }
        searchTextField.frame = row.mirrored(in: bounds.width, if: isMirrored)
    }

    /// Enables the Cancel button while it shows; without a search controller, it is disabled when editing ends
    /// (zmian/xcore#65).
    fileprivate func setCancelEnabled(_ isEnabled: Bool) {
        if showsCancelButton { cancelButton.isEnabled = isEnabled }
    }

    func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(SystemText.cancel.shown, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    /// Notifies the app's delegate of a tap on the Cancel button, then the search controller.
    private func pressCancel() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.isActive = false
    }
}
