import UIKit

/// The form of an entry; its fields stay above the keyboard.
final class EntryViewController: UIViewController {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var textView: UITextView!
    @IBOutlet private weak var importantSwitch: UISwitch!
    @IBOutlet private weak var saveItem: UIBarButtonItem!
    @IBOutlet private weak var bottomConstraint: NSLayoutConstraint!

    /// The edited entry, or `nil` for a new one.
    var entry: JournalEntry?

    /// The entry with the form's values.
    var edited: JournalEntry {
        JournalEntry(title: titleField.text ?? "", text: textView.text, isImportant: importantSwitch.isOn)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = entry == nil ? "New Entry" : "Entry"
        titleField.text = entry?.title
        textView.text = entry?.text
        importantSwitch.isOn = entry?.isImportant ?? false
        textView.layer.cornerRadius = 8
        titleChanged()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            NotificationCenter.default.addObserver(
                self, selector: #selector(keyboardWillMove), name: name, object: nil)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if entry == nil { titleField.becomeFirstResponder() }
    }

    @IBAction private func titleChanged() {
        saveItem.isEnabled = titleField.text?.isEmpty == false
    }

    @objc private func keyboardWillMove(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        else { return }
        let overlap = view.bounds.maxY - view.convert(frame, from: nil).minY - view.safeAreaInsets.bottom
        bottomConstraint.constant = 16 + max(0, overlap)
        UIView.animate(withDuration: duration) { self.view.layoutIfNeeded() }
    }
}

extension EntryViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textView.becomeFirstResponder()
        return false
    }
}
