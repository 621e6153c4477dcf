public import Foundation

extension Timer {
    /// Creates a timer that calls a method of the target.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in unsafe aSelector.fire(target, timer) }
        keep(userInfo)
    }

    /// Creates a timer that calls a method of the target, first at a date.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in unsafe s.fire(target, timer) }
        keep(ui)
    }

    /// Creates a timer that calls a method of the target, and schedules it on the current run loop.
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

    /// The user info that was passed to the timer's initializer.
    ///
    /// Foundation's own property never has a value on Linux; this one takes its place where Foundation is imported
    /// through UIKit.
    @_disfavoredOverload
    public var userInfo: Any? { unsafe AssociatedObjects.shared.value(Self.userInfoSlot, of: self) }

    private func keep(_ userInfo: Any?) {
        guard let userInfo else { return }
        unsafe AssociatedObjects.shared.set(userInfo, isWeak: false, Self.userInfoSlot, of: self)
    }

    private static let userInfoSlot = AssociatedSlot.timerUserInfo
}

extension Selector {
    fileprivate func fire(_ target: AnyObject, _ timer: Timer) {
        if send(to: target, [timer]) == nil { unrecognized(self, by: target) }
    }
}
