public import Foundation
import LayoutSimInertness

/// Whether an app may read motion.
public enum CMAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
}

/// The steps of a time; there are none here.
open class CMPedometerData: NSObject {
    /// The start of the time.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// The end of the time.
    open var endDate: Date { startDate }
    /// The number of steps.
    open var numberOfSteps: NSNumber { 0 }
    /// The distance in meters.
    open var distance: NSNumber? { nil }
}

/// What is told of steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// The counter of steps; there is none here.
open class CMPedometer: NSObject {
    /// Returns whether steps are counted; always `false` here.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Returns whether distances are measured; always `false` here.
    open class func isDistanceAvailable() -> Bool { false }
    /// Returns whether the app may read motion; always denied here.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    /// Creates a counter.
    public override init() {}
    /// Counts nothing here.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        inert(.service, self)
    }
    /// Does nothing here.
    open func stopUpdates() {}
    /// Asks for steps; the handler is never called here.
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        inert(.service, self)
    }
}
