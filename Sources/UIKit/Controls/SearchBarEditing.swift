import Foundation

/// Tells the delegate of a search bar what happens in its field.
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
        bar.delegate?.searchBarTextDidBeginEditing(bar)
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let bar else { return }
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
        return true
    }
}

extension UISearchBar {
    /// How wide the cancel button is, in points.
    private static let cancelWidth = 66.0

    /// Where the cancel button is, in points of the bar; nothing without one.
    package var cancelFrame: CGRect? {
        guard showsCancelButton else { return nil }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? 8 : max(0, bounds.width - 8 - Self.cancelWidth)
        return CGRect(x: x, y: 0, width: min(Self.cancelWidth, bounds.width), height: bounds.height)
    }
}
