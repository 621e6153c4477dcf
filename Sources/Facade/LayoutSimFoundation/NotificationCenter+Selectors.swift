public import Foundation

extension NotificationCenter {
    /// Calls a method of the observer for each notification, until the observer is removed or deallocated.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        nonisolated(unsafe) let target = WeakReference(observer as AnyObject)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
            guard let object = unsafe target.object else { return }
            if aSelector.send(to: object, [note]) == nil { unrecognized(aSelector, by: object) }
        }
        var known = observations(of: observer as AnyObject)
        known.append(Observation(center: self, name: aName, object: anObject as AnyObject?, token: token))
        setObservations(known, of: observer as AnyObject)
    }

    /// Removes all observations of the observer.
    public func removeObserver(_ observer: AnyObject) {
        end(observer) { _ in true }
        removeObserver(observer as Any)
    }

    /// Removes the observations of the observer for a name, an object, or both.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        end(observer) { observation in
            (aName == nil || observation.name == aName)
                && (anObject == nil || observation.object === (anObject as AnyObject))
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }

    private func end(_ observer: AnyObject, where isEnded: (Observation) -> Bool) {
        let known = observations(of: observer)
        let ended = known.filter { $0.center === self && isEnded($0) }
        guard !ended.isEmpty else { return }
        for observation in ended { removeObserver(observation.token as Any) }
        setObservations(known.filter { one in !ended.contains { $0.token === one.token } }, of: observer)
    }

    private func observations(of observer: AnyObject) -> [Observation] {
        unsafe AssociatedObjects.shared.value(Observation.slot, of: observer) as? [Observation] ?? []
    }

    private func setObservations(_ list: [Observation], of observer: AnyObject) {
        unsafe AssociatedObjects.shared.set(list, isWeak: false, Observation.slot, of: observer)
    }
}

/// An observation by selector.
private struct Observation {
    static let slot = AssociatedSlot.observations

    var center: NotificationCenter
    var name: NSNotification.Name?
    var object: AnyObject?
    var token: any NSObjectProtocol
}

/// A weak reference to an object.
final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}
