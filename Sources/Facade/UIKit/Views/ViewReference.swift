/// The reference to a view for objects that may outlive it, one for each view.
///
/// Swift's reference counting becomes slower once an object has a weak reference, and nearly everything in a hierarchy
/// refers to its views. The view clears the reference when it is deinitialized.
final class ViewReference {
    nonisolated(unsafe) private unowned(unsafe) var stored: UIView?

    nonisolated(unsafe) private var storedPlace = (writer: 0, position: 0)

    /// The position of the view in the list of a writer, and the writer's number.
    var place: (writer: Int, position: Int) { unsafe storedPlace }

    /// Stores the position of the view in a writer's list.
    func note(_ position: Int, by writer: Int) { unsafe storedPlace = (writer, position) }

    /// The view, until it is deinitialized.
    var view: UIView? {
        get { unsafe stored }
        set { unsafe stored = newValue }
    }
}
