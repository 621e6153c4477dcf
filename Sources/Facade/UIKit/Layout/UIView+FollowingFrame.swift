extension UIView {
    /// Whether layout takes the view's frame and mask as they are: where they are translated, and in the root view of a
    /// window, which keeps the window's size even if its mask is not translated, as pictures of iOS show.
    var followsItsFrame: Bool { state.translatesMask || fillsWindow }

    private var fillsWindow: Bool {
        guard let window = state.superview as? UIWindow, let owner = state.owner else { return false }
        return window.rootViewController === owner
    }
}
