extension UIAlertController {
    /// Does what a tap on an action's button does: the alert goes, then the handler runs.
    package func press(_ action: UIAlertAction) {
        guard presentingViewController != nil else { return action.call() }
        dismiss(animated: true) { action.call() }
    }
}

extension UIAlertAction {
    fileprivate func call() { handler?(self) }
}
