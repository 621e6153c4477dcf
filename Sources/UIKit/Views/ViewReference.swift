/// What others that may outlive a view know of it; one for each view.
///
/// Swift counts the references to an object in a slower way once a weak one refers to it, and nearly everything in a tree
/// refers to its views. The view forgets itself here when it ends.
final class ViewReference {
    nonisolated(unsafe) private unowned(unsafe) var stored: UIView?

    nonisolated(unsafe) private var storedPlace = (writer: 0, position: 0)

    /// The position of the view among those that a writer listed, and the number of the writer.
    var place: (writer: Int, position: Int) { unsafe storedPlace }

    /// Notes the position of the view among those that a writer lists.
    func note(_ position: Int, by writer: Int) { unsafe storedPlace = (writer, position) }

    /// The view, until it ends.
    var view: UIView? {
        get { unsafe stored }
        set { unsafe stored = newValue }
    }
}
