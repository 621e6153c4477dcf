public import Foundation

/// An object with restorable state; no state is saved or restored here.
@preconcurrency @MainActor public protocol UIStateRestoring: NSObjectProtocol {
    /// The parent in the restoration identifier path; `nil` by default.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that restores the object; `nil` by default.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Saves the object's state; never called here.
    func encodeRestorableState(with coder: NSCoder)
    /// Restores the object's state; never called here.
    func decodeRestorableState(with coder: NSCoder)
    /// Tells the object that all states are restored; never called here.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

/// The methods for finding an object by its restoration identifier path.
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// Returns the object for a path of restoration identifiers; never called here.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
        -> (any UIStateRestoring)?
}

/// The methods for restoring a list's selection and scroll position with persistent identifiers of its elements.
@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    /// Returns a persistent identifier of the element at an index path; never called here.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the index path of the element with a persistent identifier; never called here.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
