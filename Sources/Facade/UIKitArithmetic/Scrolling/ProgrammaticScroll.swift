import Foundation

/// The motion of `setContentOffset(_:animated:)` and of a page view controller, as measured on iOS 26: half a cosine
/// wave in 0.3 seconds.
package enum ProgrammaticScroll {
    /// The duration in seconds.
    package static let duration = 0.3

    /// Returns the progress from 0 to 1 at a time in seconds.
    package static func progress(at time: Double) -> Double {
        let part = min(max(time / duration, 0), 1)
        return (1 - cos(.pi * part)) / 2
    }

    /// Returns the offset in points at a time in seconds.
    package static func offset(from start: Double, to end: Double, at time: Double) -> Double {
        start + (end - start) * progress(at: time)
    }
}
