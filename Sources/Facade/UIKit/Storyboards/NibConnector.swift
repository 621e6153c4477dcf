import Foundation
import LayoutSimInterfaceBuilder

/// Connects an object of a file with others: outlets, outlet collections, actions and segues.
@MainActor struct NibConnector {
    private let source: NSObject
    private let element: InterfaceBuilderObject
    private let context: NibContext

    init(_ source: NSObject, _ element: InterfaceBuilderObject, _ context: NibContext) {
        self.source = source
        self.element = element
        self.context = context
    }

    /// Makes all connections whose destinations exist.
    func connect() {
        var collections: [(line: InterfaceBuilderConnection, members: [NSObject])] = []
        for line in element.connections where !(context.scene?.isDone(line) ?? false) {
            if line.kind == .segue {
                connect(segue: line)
                continue
            }
            let isForResponders = line.destination == "-2" && line.kind == .action
            guard isForResponders || context.object(line.destination) != nil else { continue }
            let destination = context.object(line.destination)
            switch line.kind {
            case .outlet: if let destination { set(line, to: destination) }
            case .outletCollection:
                guard let destination else { continue }
                if let index = collections.firstIndex(where: { $0.line.name == line.name }) {
                    collections[index].members.append(destination)
                } else {
                    collections.append((line, [destination]))
                }
            case .action: connect(action: line, to: destination)
            case .segue: break
            }
            if source === context.scene?.controller { context.scene?.note(line) }
        }
        for (line, members) in collections { set(line, toAll: members) }
    }

    private func set(_ line: InterfaceBuilderConnection, to value: NSObject) {
        if source.takeOwnOutlet(line.name, value) || source.takeValue(value, forKey: line.name) { return }
        raiseUnknown(line)
    }

    private func set(_ line: InterfaceBuilderConnection, toAll members: [NSObject]) {
        if line.name == "gestureRecognizers", let view = source as? UIView {
            for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
        } else if !source.takeValue(members, forKey: line.name) {
            raiseUnknown(line)
        }
    }

    private func raiseUnknown(_ line: InterfaceBuilderConnection) -> Never {
        let type = String(reflecting: type(of: source))
        raise(
            "NSUnknownKeyException",
            "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(line.name).",
            note: "\(context.file.name):\(line.object.line): the outlet '\(line.name)' is not a property of \(type)"
                + unknownClass)
    }

    /// The note that the program doesn't have the object's class, which is why its outlets are missing.
    private var unknownClass: String {
        guard let name = element.customClass, NibClasses.custom(element, in: context.file.bundle) == nil else {
            return ""
        }
        return "; its class '\(name)' is not in the program"
    }

    private func connect(action line: InterfaceBuilderConnection, to target: NSObject?) {
        let action = Selector(line.name)
        switch source {
        case let control as UIControl:
            control.addTarget(
                target, action: action, for: UIControl.Event(interfaceBuilderName: line.object.option("eventType")))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }

    private func connect(segue line: InterfaceBuilderConnection) {
        guard let template = context.scene?.template(line) else { return }
        let action: Selector = "perform:"
        switch source {
        case let control as UIControl: control.addTarget(template, action: action, for: control.segueEvent)
        case let item as UIBarButtonItem:
            item.target = template
            item.action = action
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: action)
        case let cell as UITableViewCell: cell.segues.add(template, line.object.option("trigger"))
        case let cell as UICollectionViewCell: cell.segues.add(template, line.object.option("trigger"))
        case let view as UIView where line.segueKind == "embed": context.scene?.embed(template, in: view)
        default: break
        }
    }
}

extension UIControl {
    /// The control event that triggers a segue.
    fileprivate var segueEvent: UIControl.Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker, is UIPageControl:
            .valueChanged
        default: .touchUpInside
        }
    }
}

extension UIControl.Event {
    /// Creates an event from its name in Interface Builder files.
    fileprivate init(interfaceBuilderName name: String?) {
        switch name {
        case "touchDown": self = .touchDown
        case "touchDownRepeat": self = .touchDownRepeat
        case "touchDragInside": self = .touchDragInside
        case "touchDragOutside": self = .touchDragOutside
        case "touchDragEnter": self = .touchDragEnter
        case "touchDragExit": self = .touchDragExit
        case "touchUpOutside": self = .touchUpOutside
        case "touchCancel": self = .touchCancel
        case "valueChanged": self = .valueChanged
        case "primaryActionTriggered": self = .primaryActionTriggered
        case "menuActionTriggered": self = .menuActionTriggered
        case "editingDidBegin": self = .editingDidBegin
        case "editingChanged": self = .editingChanged
        case "editingDidEnd": self = .editingDidEnd
        case "editingDidEndOnExit": self = .editingDidEndOnExit
        default: self = .touchUpInside
        }
    }
}
