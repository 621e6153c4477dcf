/// A type that creates controllers without a nib, including controllers of classes known only at run time.
@preconcurrency @MainActor public protocol ControllerFactory {
    /// Creates a controller with `init(nibName:bundle:)`.
    static func makeController() -> Self
}

extension ControllerFactory {
    /// Creates a controller whose view comes from `loadView()`.
    public init() { self = Self.makeController() }
}

extension UIViewController: ControllerFactory {
    /// Creates a controller with `init(nibName:bundle:)`.
    public static func makeController() -> Self { _made(self, nibName: nil, bundle: nil) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns a controller of a class known only at run time, created with `init(nibName:bundle:)`.
@preconcurrency @MainActor public func _made<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    type.makeController()
}
