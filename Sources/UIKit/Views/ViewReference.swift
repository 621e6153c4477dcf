/// What others that may outlive a view know of it; one for each view.
///
/// Swift counts the references to an object in a slower way once a weak one refers to it, and nearly everything in a tree
/// refers to its views. The view forgets itself here when it ends.
final class ViewReference {
    nonisolated(unsafe) private unowned(unsafe) var stored: UIView?

    /// The view, until it ends.
    var view: UIView? {
        get { unsafe stored }
        set { unsafe stored = newValue }
    }
}
