public import Foundation

/// The user's data of health, of which there is none here (Apple, *HKHealthStore*).
open class HKHealthStore: NSObject {
    /// Returns whether the device keeps such data: it does not here.
    open class func isHealthDataAvailable() -> Bool { false }
}
