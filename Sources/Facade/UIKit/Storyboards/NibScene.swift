import Foundation
import LayoutSimInterfaceBuilder

/// The storyboard scene of a view controller: `init(coder:)` of view controllers reads its values.
final class NibScene: KeylessCoder {
    let object: InterfaceBuilderObject
    let file: NibFile
    let storyboard: UIStoryboard
    @MainActor private(set) weak var controller: UIViewController?
    /// The objects other than the controller, such as gesture recognizers.
    @MainActor private var others: [String: NSObject] = [:]
    @MainActor private var templates: [String: SegueTemplate] = [:]
    @MainActor private var embedded: [(template: SegueTemplate, view: Weak<UIView>)] = []
    /// The connections of the controller that have been made.
    @MainActor private var done: Set<String> = []
    @MainActor private var items: NibContext?

    @MainActor init(_ object: InterfaceBuilderObject, _ file: NibFile, _ storyboard: UIStoryboard) {
        self.object = object
        self.file = file
        self.storyboard = storyboard
        super.init()
    }

    /// Applies the scene's attributes to a new view controller, except for its view.
    @MainActor func adopt(_ controller: UIViewController) {
        self.controller = controller
        let context = NibContext(file, scene: self, known: [:])
        context.enter(controller, object)
        items = context
        controller.take(object, self, context)
    }

    /// Makes the connections of a new view controller and calls its `awakeFromNib()`.
    @MainActor func finishController() {
        items?.finish()
        items = nil
        controller?.awakeFromNib()
    }

    /// Creates the controller's view, sets it and connects its outlets; returns whether the scene has one.
    @MainActor func makeView(of controller: UIViewController) -> Bool {
        let id = object.objects["view"]?.id ?? ""
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

    /// Performs the embed segues of container views, once the view is loaded.
    @MainActor func performEmbedded() {
        let embedded = embedded
        self.embedded = []
        for (template, view) in embedded { template.perform(view.object) }
    }

    /// Creates a cell or supplementary view from its prototype.
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

    /// Returns whether a connection of the controller has been made.
    @MainActor func isDone(_ line: InterfaceBuilderConnection) -> Bool { done.contains(line.key) }
    /// Records a connection of the controller as made.
    @MainActor func note(_ line: InterfaceBuilderConnection) { done.insert(line.key) }

    /// Returns the template of a segue in the scene.
    @MainActor func template(_ line: InterfaceBuilderConnection) -> SegueTemplate {
        if let known = templates[line.key] { return known }
        let made = SegueTemplate(line, self)
        templates[line.key] = made
        return made
    }

    /// Returns the template of the segue with an identifier.
    @MainActor func template(named identifier: String) -> SegueTemplate? {
        let all = file.segues(besides: object.id ?? "")
        return all.first { $0.name == identifier && !identifier.isEmpty }.map(template)
    }

    /// Registers an embed segue to be performed in a view when the controller's view is loaded.
    @MainActor func embed(_ template: SegueTemplate, in view: UIView) { embedded.append((template, Weak(view))) }
}

extension InterfaceBuilderConnection {
    /// The key that is unique among the connections in the file.
    fileprivate var key: String { object.id ?? "\(object.line) \(name)" }
}
