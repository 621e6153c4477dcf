import Dispatch
import Observation
import QuartzCore

/// Runs an update method of an object, and invalidates the object when an observable property that the method read is
/// about to change ([Apple, *Updating views automatically with observation
/// tracking*](https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit)).
///
/// As on devices, the method reads the new values when it is called again, with the next update of the window. A change
/// on another thread invalidates the object on the main queue.
@MainActor func trackUpdate<Object: AnyObject & Sendable>(
    of object: Object, _ update: () -> Void, invalidate: @escaping @MainActor @Sendable (Object) -> Void
) {
    withObservationTracking(update) { [weak object] in
        guard let object else { return }
        guard AnimationClock.isOnMain else { return DispatchQueue.main.async { invalidate(object) } }
        MainActor.assumeIsolated { invalidate(object) }
    }
}
