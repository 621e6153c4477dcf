import Foundation

/// A property whose values appearance proxies hold and views take over.
@MainActor struct AppearanceProperty {
    /// Whether a value was said for a view; a value that the view's class gives it is not.
    let isSaid: (UIView) -> Bool
    /// Gives the value of the first view to the second, which then counts as not said.
    let copy: (UIView, UIView) -> Void
    /// Whether views take over single values of it, those that were not said to them.
    private(set) var isTable = false

    /// A property that counts as said where its value is not the one that UIKit's class gives its views.
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

    /// A property whose class knows whether it was said.
    init<Owner: UIView>(_ isSaid: @escaping (Owner) -> Bool, _ copy: @escaping (Owner, Owner) -> Void) {
        self.isSaid = { ($0 as? Owner).map(isSaid) ?? false }
        self.copy = { template, view in
            if let template = template as? Owner, let view = view as? Owner { copy(template, view) }
        }
    }

    /// A table of values by state, which views take over for states for which nothing was said to them.
    init<Owner: UIView, Key, Value>(table path: ReferenceWritableKeyPath<Owner, [Key: Value]>) {
        isTable = true
        isSaid = { _ in false }
        copy = { template, view in
            guard let template = template as? Owner, let view = view as? Owner else { return }
            view[keyPath: path].merge(template[keyPath: path]) { own, _ in own }
        }
    }

    /// A value that is `nil` until it is said.
    init<Owner: UIView, Value>(optional path: ReferenceWritableKeyPath<Owner, Value?>) {
        self.init(
            { $0[keyPath: path] != nil },
            { (template: Owner, view: Owner) in view[keyPath: path] = template[keyPath: path] })
    }
}

/// Views to which nothing was said, one of each of UIKit's classes.
@MainActor enum PlainViews {
    private static var known: [ObjectIdentifier: UIView] = [:]

    /// A view of the nearest of UIKit's classes that a view is of.
    static func view(like view: UIView) -> UIView {
        let type = OwnClasses.nearest(to: view)
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = type.make(frame: .zero)
        known[ObjectIdentifier(type)] = made
        return made
    }
}
