import Foundation
import QuartzCore

/// The names of layers that belong to no view: the layer's own name, else the property of the view, its controller, or
/// an ancestor that holds the layer, else its class.
@MainActor struct LayerNames {
    private let view: UIView
    private var known: [ObjectIdentifier: String]?

    init(_ view: UIView) {
        self.view = view
    }

    subscript(layer: CALayer) -> String {
        mutating get {
            if let name = layer.name { return name }
            let properties = known ?? LayerNames.properties(around: view)
            known = properties
            return properties[ObjectIdentifier(layer)] ?? "\(type(of: layer))"
        }
    }

    private static func properties(around view: UIView) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        var next: UIView? = view
        while let view = next {
            add(view, to: &names)
            if let owner = view.state.owner { add(owner, to: &names) }
            next = view.state.superview
        }
        return names
    }

    /// Adds the properties of an object that hold layers, without replacing names.
    private static func add(_ object: UIResponder, to names: inout [ObjectIdentifier: String]) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, current.subjectType != UIView.self, current.subjectType != UIResponder.self {
            for child in current.children {
                guard let label = child.label, let layer = layer(child.value) else { continue }
                let lazy = "$__lazy_storage_$_"
                let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
                if names[ObjectIdentifier(layer)] == nil { names[ObjectIdentifier(layer)] = name }
            }
            mirror = current.superclassMirror
        }
    }

    private static func layer(_ value: Any) -> CALayer? {
        if let layer = value as? CALayer { return layer }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return wrapped as? CALayer
    }
}
