import CoreGraphics

/// A view that keeps what is in it away from the keyboard by itself.
@MainActor package protocol KeyboardFollower: UIView {
    /// Called when the keyboard of the view's window shows, hides, changes or serves another view.
    func keyboardDidChange()
}

extension UIView {
    /// The height that the keyboard of a view in the same window covers at the bottom of this one, in points.
    package var keyboardCover: CGFloat {
        guard let focused = FirstResponder.current as? UIView, let window, focused.window === window else { return 0 }
        return UIApplication.shared.keyboard.coveredHeight(of: self)
    }

    /// Tells the view and those in it that the keyboard changed.
    func tellKeyboardFollowers() {
        (self as? any KeyboardFollower)?.keyboardDidChange()
        for view in subviews { view.tellKeyboardFollowers() }
    }
}
