public import Foundation
import LayoutSimInterfaceBuilder

/// A storyboard, by its name in a bundle.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle

    /// Finds a storyboard in a bundle, or in that of the program.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? .main
        super.init()
        _ = file
    }

    /// The file as it is read for the device of now.
    private var file: NibFile {
        if let file = NibFile.named(name, "storyboard", in: bundle) { return file }
        raiseInvalidArgument(
            "Could not find a storyboard named '\(name)' in bundle \(NibBundle.name(of: bundle))",
            note: "there is no \(name).storyboard in \(bundle.bundlePath), nor in a folder of a language in it")
    }

    /// Makes the controller that the storyboard begins with.
    open func instantiateInitialViewController() -> UIViewController? {
        file.initialController.flatMap { make($0) }
    }

    /// Makes the controller that the storyboard begins with by a closure.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let id = file.initialController else { return nil }
        return make(id, creator.map { creator in { creator($0) } }).map { checked($0, "the initial view controller") }
    }

    /// Makes the controller of a name.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        named(identifier, nil)
    }

    /// Makes the controller of a name by a closure.
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

    /// Makes the controller of an object id with all that it holds; a closure may make it, or leave it to `init(coder:)`.
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

    /// Makes the controller of another storyboard that a reference stands for.
    private func referenced(_ object: InterfaceBuilderObject, in file: NibFile) -> UIViewController? {
        let bundle = object["bundleIdentifier"].flatMap { Bundle(identifier: $0) } ?? bundle
        let story = UIStoryboard(name: object["storyboardName"] ?? name, bundle: bundle)
        let made =
            object["referencedIdentifier"].map { story.instantiateViewController(withIdentifier: $0) }
            ?? story.instantiateInitialViewController()
        if let made {
            let context = NibContext(file, scene: nil, known: [:])
            made.takeItems(of: object, context)
            context.finish()
        }
        return made
    }
}
