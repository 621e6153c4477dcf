import Foundation

/// A registered handler for trait changes.
final class TraitHandler: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (AnyObject, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }

    func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether one of the handler's traits differs.
    func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { $0.differs(old, new) }
    }
}

/// An object that stores handlers for trait changes.
@preconcurrency @MainActor protocol TraitHandling: AnyObject {
    var traitHandlers: [TraitHandler] { get set }
}

extension UIView: TraitHandling {
    var traitHandlers: [TraitHandler] {
        get { state.traitHandlers }
        set { state.traitHandlers = newValue }
    }
}

extension UIViewController: TraitHandling {}

extension TraitHandling {
    func callTraitHandlers(_ change: TraitChange) {
        for handler in traitHandlers where handler.concerns(change.old, change.new) { handler.call(self, change.old) }
    }
}

extension UITraitChangeObservable {
    /// A handler for trait changes, called with the object and its previous traits.
    public typealias TraitChangeHandler<TraitEnvironment> = @MainActor (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Registers a closure to be called after one of the traits changes; the closure's parameter determines the
    /// object's type.
    @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        let registration = TraitHandler(traits) { object, old in
            if let object = object as? TraitEnvironment { handler(object, old) }
        }
        (self as? any TraitHandling)?.traitHandlers.append(registration)
        return registration
    }

    /// Registers a method to be called after one of the traits changes.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Registers a method of a target to be called after one of the traits changes.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let object = target as AnyObject
        let registration = TraitHandler(traits) { [weak object] view, old in
            if let object { _ = send(action, to: object, from: view, for: nil) }
        }
        (self as? any TraitHandling)?.traitHandlers.append(registration)
        return registration
    }

    /// Removes a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitHandling)?.traitHandlers.removeAll { $0 === registration }
    }
}
