public import Foundation

/// A storyboard, by its name in a bundle.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
    }
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        raiseInvalidArgument("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        raiseInvalidArgument("Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    }
}

/// A way from one controller of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: (() -> Void)?
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }
    open func perform() { handler?() }
}

/// Where an unwinding segue comes from.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    open private(set) var source: UIViewController
    open private(set) var unwindAction: Selector
    open private(set) var sender: Any?
    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}

/// A nib, by its name in a bundle.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
    let name: String?
    let bundle: Bundle
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
    }
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = nil
        bundle = bundleOrNil ?? .main
    }
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
    @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
