import Foundation
import LayoutSimInterfaceBuilder
import QuartzCore

extension NibContext {
    /// Creates an object of a scene or xib other than a view controller; returns `nil` for placeholders.
    func make(_ element: InterfaceBuilderObject) -> NSObject? {
        if let root = element.id.flatMap({ roots[$0] }) { return NibBuilder(root, self).makeRoot() }
        if element.kind.hasSuffix("GestureRecognizer") { return makeRecognizer(element) }
        switch element.kind {
        case "barButtonItem": return makeItem(element)
        case "customObject":
            NibClasses.noteUnknown(element, in: file)
            let type = NibClasses.custom(element, in: file.bundle) as? NSObject.Type ?? NSObject.self
            return entered(makeAtRunTime(type), element)
        default: return nil
        }
    }

    private func entered(_ object: NSObject, _ element: InterfaceBuilderObject) -> NSObject {
        enter(object, element)
        willAwake(object)
        return object
    }

    private func makeRecognizer(_ element: InterfaceBuilderObject) -> NSObject? {
        let custom = NibClasses.custom(element, in: file.bundle) as? UIGestureRecognizer.Type
        guard let type = custom ?? recognizers[element.kind],
            let made = makeAtRunTimeIfPossible(type, by: Makers.Recognizer.self, { $0.init(coder: NSCoder()) })
        else { return nil }
        made.takeAttributes(element, in: file.bundle)
        return entered(made, element)
    }

    private var recognizers: [String: UIGestureRecognizer.Type] {
        [
            "tapGestureRecognizer": UITapGestureRecognizer.self,
            "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
            "panGestureRecognizer": UIPanGestureRecognizer.self,
            "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
            "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
            "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
            "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
            "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
            "customGestureRecognizer": UIGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
        ]
    }

    /// Creates a bar button item.
    func makeItem(_ element: InterfaceBuilderObject) -> UIBarButtonItem {
        let type = NibClasses.custom(element, in: file.bundle) as? UIBarButtonItem.Type ?? UIBarButtonItem.self
        let item = type.init(coder: NSCoder()) ?? UIBarButtonItem()
        item.take(element, self)
        enter(item, element)
        willAwake(item)
        return item
    }
}
