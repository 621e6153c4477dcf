public import Foundation

extension Timer {
    /// A timer that calls a member of the target.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in unsafe aSelector.fire(target, timer) }
        keep(userInfo)
    }

    /// A timer that calls a member of the target, first at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in unsafe s.fire(target, timer) }
        keep(ui)
    }

    /// A timer of the current run loop that calls a member of the target.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// What whoever set the timer gave it for its messages.
    ///
    /// Foundation's own property on Linux never has a value; this one is taken where Foundation comes by way of UIKit.
    @_disfavoredOverload
    public var userInfo: Any? { unsafe AssociatedObjects.shared.value(Self.userInfoSlot, of: self) }

    private func keep(_ userInfo: Any?) {
        guard let userInfo else { return }
        unsafe AssociatedObjects.shared.set(userInfo, isWeak: false, Self.userInfoSlot, of: self)
    }

    /// Stands for the address by which a timer knows its `userInfo`.
    private static let userInfoSlot = UInt.max - 1
}

extension Selector {
    fileprivate func fire(_ target: AnyObject, _ timer: Timer) {
        if send(to: target, [timer]) == nil { unrecognized(self, by: target) }
    }
}
