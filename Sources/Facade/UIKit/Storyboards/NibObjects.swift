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
        made.take(element)
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

extension UIGestureRecognizer {
    fileprivate func take(_ element: InterfaceBuilderObject) {
        isEnabled = element.flag("enabled", default: true)
        cancelsTouchesInView = element.flag("cancelsTouchesInView", default: true)
        delaysTouchesBegan = element.flag("delaysTouchesBegan")
        delaysTouchesEnded = element.flag("delaysTouchesEnded", default: true)
        let touches = element.number("numberOfTouchesRequired").map { Int($0) } ?? 1
        switch self {
        case let tap as UITapGestureRecognizer:
            tap.numberOfTouchesRequired = touches
            tap.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 1
        case let press as UILongPressGestureRecognizer:
            press.numberOfTouchesRequired = touches
            press.numberOfTapsRequired = element.number("numberOfTapsRequired").map { Int($0) } ?? 0
            press.minimumPressDuration = element.number("minimumPressDuration") ?? 0.5
            press.allowableMovement = CGFloat(element.number("allowableMovement") ?? 10)
        case let swipe as UISwipeGestureRecognizer:
            swipe.numberOfTouchesRequired = touches
            swipe.direction = UISwipeGestureRecognizer.Direction(interfaceBuilderName: element["direction"])
        case let edge as UIScreenEdgePanGestureRecognizer:
            if let edges = element.property("edges") { edge.edges = UIRectEdge(edges) }
        case let pan as UIPanGestureRecognizer:
            pan.minimumNumberOfTouches = element.number("minimumNumberOfTouches").map { Int($0) } ?? 1
            if let most = element.number("maximumNumberOfTouches") { pan.maximumNumberOfTouches = Int(most) }
        default: break
        }
    }
}

extension UISwipeGestureRecognizer.Direction {
    fileprivate init(interfaceBuilderName name: String?) {
        switch name {
        case "left": self = .left
        case "up": self = .up
        case "down": self = .down
        default: self = .right
        }
    }
}

extension UIRectEdge {
    /// Creates a set of edges from an object's attributes.
    init(_ element: InterfaceBuilderObject) {
        self = []
        if element.flag("top") { insert(.top) }
        if element.flag("left") { insert(.left) }
        if element.flag("bottom") { insert(.bottom) }
        if element.flag("right") { insert(.right) }
    }
}
