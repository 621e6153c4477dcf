/// A reference to an object of any isolation that does not keep it, and of which only the existence is asked.
struct WeakReference: Sendable {
    let identity: ObjectIdentifier
    private nonisolated(unsafe) weak let object: AnyObject?

    init(_ object: AnyObject) {
        identity = ObjectIdentifier(object)
        unsafe self.object = object
    }

    var isAlive: Bool { unsafe object != nil }
}
