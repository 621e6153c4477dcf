import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimInterfaceBuilder

/// A storyboard, identified by its name in a bundle.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle

    /// Creates a storyboard from a file in a bundle, or in the main bundle.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
        _ = file
    }

    /// The file, read for the current device.
    private var file: NibFile {
        if let file = NibFile.named(name, "storyboard", in: bundle) { return file }
        raiseInvalidArgument(
            "Could not find a storyboard named '\(name)' in bundle \(NibPlaces.name(of: bundle))",
            note: "there is no \(name).storyboard in \(bundle.bundlePath), nor in a folder of a language in it")
    }

    /// Creates the initial view controller.
    open func instantiateInitialViewController() -> UIViewController? {
        file.initialController.flatMap { make($0) }
    }

    /// Creates the initial view controller with a closure.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = file.initialController else { return nil }
        return make(id, creator.map { creator in { creator($0) } }).map { checked($0, "the initial view controller") }
    }

    /// Creates the view controller with an identifier.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        named(identifier, nil)
    }

    /// Creates the view controller with an identifier and a closure.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        checked(named(identifier, creator.map { creator in { creator($0) } }), "'\(identifier)'")
    }

    private func checked<ViewController: UIViewController>(
        _ made: UIViewController, _ what: String
    ) -> ViewController {
        if let controller = made as? ViewController { return controller }
        raiseInvalidArgument(
            "Expected to find a view controller of class \(ViewController.self) for \(what), but found \(type(of: made))",
            note: "\(file.name) gives \(what) the class \(type(of: made))")
    }

    private func named(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let id = file.controller(named: identifier)?.id, let made = make(id, creator) else {
            raiseInvalidArgument(
                "Storyboard (<UIStoryboard: \(name)>) doesn't contain a view controller with identifier '\(identifier)'",
                note: "\(file.name) has no scene with this storyboard ID")
        }
        return made
    }

    /// Creates the view controller with an object id and its contents; a closure can create it, or return `nil` to
    /// leave it to `init(coder:)`.
    package func make(_ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        let file = file
        guard let object = file.controller(id) else { return nil }
        if object.kind == "viewControllerPlaceholder" { return referenced(object, in: file) }
        let scene = NibScene(object, file, self)
        let type = NibClasses.controllerType(of: object, in: file)
        guard let controller = creator?(scene) ?? type.init(coder: scene) else { return nil }
        scene.finishController()
        return controller
    }

    /// Creates the view controller that a storyboard reference refers to.
    private func referenced(_ object: InterfaceBuilderObject, in file: NibFile) -> UIViewController? {
        let bundle = object.text("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? bundle
        let story = UIStoryboard(name: object.text("storyboardName") ?? name, bundle: bundle)
        let made =
            object.text("referencedIdentifier").map { story.instantiateViewController(withIdentifier: $0) }
            ?? story.instantiateInitialViewController()
        if let made {
            let context = NibContext(file, scene: nil, known: [:])
            made.takeItems(of: object, context)
            context.finish()
        }
        return made
    }
}
