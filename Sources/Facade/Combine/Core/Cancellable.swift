/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity; nothing is sent afterward.
    func cancel()
}

extension Cancellable {
    /// Stores the cancellable in a set.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores the cancellable in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}
