import Foundation

/// A property that views adopt from appearance proxies.
@MainActor struct AppearanceProperty {
    /// Returns whether the property was set on a view, as opposed to the default of its class.
    let isSaid: (UIView) -> Bool
    /// Copies the value from the first view to the second, on which it then counts as not set.
    let copy: (UIView, UIView) -> Void
    /// Whether views adopt individual entries that were not set on them.
    private(set) var isTable = false

    /// Creates a property that counts as set if its value differs from the default of its UIKit class.
    init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        isSaid = { view in
            guard let view = view as? Owner, let plain = PlainViews.view(like: view) as? Owner else { return false }
            return view[keyPath: path] != plain[keyPath: path]
        }
        copy = { template, view in
            guard let template = template as? Owner, let view = view as? Owner else { return }
            view[keyPath: path] = template[keyPath: path]
        }
    }

    /// Creates a property with a closure that returns whether it was set.
    init<Owner: UIView>(_ isSaid: @escaping (Owner) -> Bool, _ copy: @escaping (Owner, Owner) -> Void) {
        self.isSaid = { ($0 as? Owner).map(isSaid) ?? false }
        self.copy = { template, view in
            if let template = template as? Owner, let view = view as? Owner { copy(template, view) }
        }
    }

    /// Creates a dictionary of values for states, of which views adopt those that were not set on them.
    init<Owner: UIView, Key, Value>(table path: ReferenceWritableKeyPath<Owner, [Key: Value]>) {
        isTable = true
        isSaid = { _ in false }
        copy = { template, view in
            guard let template = template as? Owner, let view = view as? Owner else { return }
            view[keyPath: path].merge(template[keyPath: path]) { own, _ in own }
        }
    }

    /// Creates a property that is `nil` until it is set.
    init<Owner: UIView, Value>(optional path: ReferenceWritableKeyPath<Owner, Value?>) {
        self.init(
            { $0[keyPath: path] != nil },
            { (template: Owner, view: Owner) in view[keyPath: path] = template[keyPath: path] })
    }
}

/// Unmodified views, one of each UIKit class, for comparison with defaults.
@MainActor enum PlainViews {
    private static var known: [ObjectIdentifier: UIView] = [:]

    /// Returns an unmodified view of the nearest UIKit class of a view.
    static func view(like view: UIView) -> UIView {
        let type = OwnClasses.nearest(to: view)
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = type.make(frame: .zero)
        known[ObjectIdentifier(type)] = made
        return made
    }
}
