import Foundation
import LayoutSimInterfaceBuilder
import QuartzCore

/// A segue template: the target of the control, bar button item or gesture recognizer that triggers the segue.
@MainActor final class SegueTemplate: NSObject {
    private let line: InterfaceBuilderConnection
    private weak var scene: NibScene?

    init(_ line: InterfaceBuilderConnection, _ scene: NibScene) {
        self.line = line
        self.scene = scene
    }

    private var object: InterfaceBuilderObject { line.object }

    /// Performs the segue if the source view controller allows it.
    func perform(_ sender: Any?) {
        guard let source = scene?.controller else { return }
        if source.shouldPerformSegue(withIdentifier: line.name, sender: sender) { performAnyway(sender) }
    }

    /// Performs the segue without asking the source view controller.
    func performAnyway(_ sender: Any?) {
        guard let scene, let source = scene.controller else { return }
        if line.segueKind == "unwind" {
            let unwinding = Unwinding(source, Selector(object.text("unwindAction") ?? ""), sender)
            unwinding.perform(line.name.isEmpty ? nil : line.name, makeSegue)
            return
        }
        guard let destination = makeDestination(scene, source, sender) else { return }
        takeStyles(destination)
        let segue = makeSegue(line.name.isEmpty ? nil : line.name, source, destination)
        if object.customClass == nil || line.segueKind != "custom" {
            segue.handler = { [weak self] in self?.show(destination, from: source, sender) }
        }
        if line.segueKind == "popoverPresentation" || destination.modalPresentationStyle == .popover {
            anchor(destination, sender)
        }
        source.prepare(for: segue, sender: sender)
        if object.flag("animates", default: true) {
            segue.perform()
        } else {
            UIView.performWithoutAnimation { segue.perform() }
        }
    }

    private func makeDestination(
        _ scene: NibScene, _ source: UIViewController, _ sender: Any?
    ) -> UIViewController? {
        guard let selector = object.text("destinationCreationSelector") else {
            return scene.storyboard.make(line.destination)
        }
        let name = line.name
        return scene.storyboard.make(line.destination) { coder in
            guard let reply = Selector(selector).send(to: source, [coder, sender, name]) else {
                unrecognized(Selector(selector), by: source)
            }
            return reply.value as? UIViewController
        }
    }

    private func makeSegue(
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue {
        guard let scene, let type = NibClasses.custom(object, in: scene.file.bundle) as? UIStoryboardSegue.Type else {
            if let scene { NibClasses.noteUnknown(object, in: scene.file) }
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return makeAtRunTime(type, by: Makers.Segue.self) {
            $0.init(identifier: identifier, source: source, destination: destination)
        }
    }

    private func takeStyles(_ destination: UIViewController) {
        if line.segueKind == "popoverPresentation" { destination.modalPresentationStyle = .popover }
        if let style = object.option("modalPresentationStyle").flatMap(UIModalPresentationStyle.init) {
            destination.modalPresentationStyle = style
        }
        if let style = object.option("modalTransitionStyle").flatMap(UIModalTransitionStyle.init) {
            destination.modalTransitionStyle = style
        }
    }

    /// Anchors a popover at the view or item in the file, or at the sender.
    private func anchor(_ destination: UIViewController, _ sender: Any?) {
        guard let popover = destination.popoverPresentationController else { return }
        if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        } else if let view = sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
    }

    private func show(_ destination: UIViewController, from source: UIViewController, _ sender: Any?) {
        let isAnimated = object.flag("animates", default: true)
        switch line.segueKind {
        case "show": source.show(destination, sender: sender)
        case "push":
            guard let navigation = source.navigationController else {
                raise(
                    "NSGenericException",
                    "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
                )
            }
            navigation.pushViewController(destination, animated: isAnimated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "embed": if let view = sender as? UIView { source.embed(destination, in: view) }
        default: source.present(destination, animated: isAnimated)
        }
    }
}

extension UIViewController {
    /// Embeds a view controller in a container view.
    fileprivate func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(view)
        child.didMove(toParent: self)
    }
}

/// The segues that a cell triggers.
struct CellSegues {
    private var selection: SegueTemplate?
    private var accessory: SegueTemplate?

    /// Adds a segue triggered by selecting the cell or by tapping its accessory.
    mutating func add(_ template: SegueTemplate, _ trigger: String?) {
        if trigger == "accessoryAction" { accessory = template } else { selection = template }
    }

    /// Performs the selection segue.
    @MainActor func select(_ cell: UIView) { selection?.perform(cell) }
    /// Performs the accessory segue.
    @MainActor func tapAccessory(_ cell: UIView) { accessory?.perform(cell) }
}
