/// What can be given up when memory is short, which it never is here.
public protocol NSDiscardableContent: AnyObject {
    /// Returns whether the content is still there, and keeps it.
    func beginContentAccess() -> Bool
    /// Ends an access.
    func endContentAccess()
    /// Gives the content up if nobody uses it.
    func discardContentIfPossible()
    /// Returns whether the content was given up.
    func isContentDiscarded() -> Bool
}
