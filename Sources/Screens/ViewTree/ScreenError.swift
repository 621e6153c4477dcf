import LayoutSimNotation

/// Why views and constraints do not form a valid screen.
public enum ScreenError: Error, Hashable, Sendable {
    /// Two views have the same id; each path leads from the root to one of them, such as `view/header/title`.
    case duplicateView(id: String, firstPath: String, secondPath: String)
    /// A constraint names a view that the screen does not have, or a guide of such a view.
    case unknownView(id: String, constraint: String)
    /// A stack view arranges a view that is not its subview; the path leads from the root to the stack view.
    case notInStack(id: String, stackPath: String)
}

extension ScreenError: CustomStringConvertible {
    /// The error as a single line that ends with advice.
    public var description: String {
        switch self {
        case .duplicateView(let id, let first, let second):
            "two views have the id \(quoted(id)), \(first == second ? "both at \(first)" : "\(first) and \(second)"); "
                + "give one of them another id"
        case .unknownView(let id, let constraint):
            "the constraint '\(constraint)' names \(quoted(id)), which is not a view of the screen; "
                + "add the view or remove the constraint"
        case .notInStack(let id, let path):
            "the stack view \(path) arranges \(quoted(id)), which is not one of its subviews; add it to them"
        }
    }
}
