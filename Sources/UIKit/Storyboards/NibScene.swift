import Foundation
import LayoutSimInterfaceBuilder

/// A scene of a storyboard, for the controller that is made of it: `init(coder:)` of controllers takes its values from here.
final class NibScene: KeylessCoder {
    let object: InterfaceBuilderObject
    let file: NibFile
    let storyboard: UIStoryboard
    @MainActor private(set) weak var controller: UIViewController?
    /// The objects beside the controller, such as gesture recognizers.
    @MainActor private var others: [String: NSObject] = [:]
    @MainActor private var templates: [String: SegueTemplate] = [:]
    @MainActor private var embedded: [(template: SegueTemplate, view: Weak<UIView>)] = []
    /// The connections of the controller that are made.
    @MainActor private var done: Set<String> = []
    @MainActor private var items: NibContext?

    @MainActor init(_ object: InterfaceBuilderObject, _ file: NibFile, _ storyboard: UIStoryboard) {
        self.object = object
        self.file = file
        self.storyboard = storyboard
        super.init()
    }

    /// Gives a new controller what the file says of it apart from its view.
    @MainActor func adopt(_ controller: UIViewController) {
        self.controller = controller
        let context = NibContext(file, scene: self, known: [:])
        context.enter(controller, object)
        items = context
        controller.take(object, self, context)
    }

    /// Connects what is there of a new controller, and tells it.
    @MainActor func finishController() {
        items?.finish()
        items = nil
        controller?.awakeFromNib()
    }

    /// Makes the view of the controller, sets it and connects its outlets; returns whether the scene has one.
    @MainActor func makeView(of controller: UIViewController) -> Bool {
        let id = object.property("view")?.id ?? ""
        let context = NibContext(file, scene: self, known: others)
        guard let root = context.roots[id] else { return false }
        context.enter(controller, object)
        for other in file.objects(besides: object.id ?? "") where !other.isController { makeOther(other, context) }
        controller.view = NibBuilder(root, context).makeRoot()
        context.finish()
        return true
    }

    @MainActor private func makeOther(_ element: InterfaceBuilderObject, _ context: NibContext) {
        guard let made = context.make(element) else { return }
        others[element.id ?? ""] = made
    }

    /// Shows the scenes of container views, once the view is there.
    @MainActor func performEmbedded() {
        let embedded = embedded
        self.embedded = []
        for (template, view) in embedded { template.perform(view.object) }
    }

    /// Makes the view of a cell or of another view that a list makes again and again.
    @MainActor func makePrototype(_ id: String) -> UIView? {
        var known = others
        known[object.id ?? ""] = controller
        let context = NibContext(file, scene: self, known: known)
        guard let root = context.roots[id] else { return nil }
        let view = NibBuilder(root, context).makeRoot()
        context.finish()
        return view
    }

    // MARK: Connections

    /// Whether a connection of the controller is made.
    @MainActor func isDone(_ line: InterfaceBuilderConnection) -> Bool { done.contains(line.key) }
    /// Takes note of a connection of the controller that is made.
    @MainActor func note(_ line: InterfaceBuilderConnection) { done.insert(line.key) }

    /// What performs a segue of the scene.
    @MainActor func template(_ line: InterfaceBuilderConnection) -> SegueTemplate {
        if let known = templates[line.key] { return known }
        let made = SegueTemplate(line, self)
        templates[line.key] = made
        return made
    }

    /// What performs the segue of a name.
    @MainActor func template(named identifier: String) -> SegueTemplate? {
        let all = file.objects(besides: object.id ?? "").flatMap(\.segues)
        return all.first { $0.name == identifier && !identifier.isEmpty }.map(template)
    }

    /// Has a scene shown in a view when the controller's view is there.
    @MainActor func embed(_ template: SegueTemplate, in view: UIView) { embedded.append((template, Weak(view))) }
}

extension InterfaceBuilderConnection {
    /// What tells it from the others of its file.
    fileprivate var key: String { object.id ?? "\(object.line) \(name)" }
}
