extension UIAlertController {
    /// Performs a tap on an action's button: dismisses the alert, then runs the handler.
    package func press(_ action: UIAlertAction) {
        guard presentingViewController != nil else { return action.call() }
        dismiss(animated: true) { action.call() }
    }
}

extension UIAlertAction {
    fileprivate func call() { handler?(self) }
}
