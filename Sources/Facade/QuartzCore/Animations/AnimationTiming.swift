import Foundation
import LayoutSimMotion

extension CAAnimation {
    /// Returns the progress along the curve, mostly 0 to 1, and the number of completed repetitions at a time of the
    /// animated layer; `nil` if the animation shows nothing at that time.
    func progress(at time: Double) -> (part: Double, repetition: Int)? {
        guard let local = activeTime(at: time) else { return nil }
        guard duration > 0 else { return (1, 0) }
        var repetition = (local / duration).rounded(.down)
        var part = local / duration - repetition
        // The last instant belongs to the repetition that it ends.
        if part == 0, repetition > 0, local >= activeLength { (repetition, part) = (repetition - 1, 1) }
        if autoreverses {
            if repetition.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
            repetition = (repetition / 2).rounded(.down)
        }
        return (curve(at: part), Int(min(repetition, 1e9)))
    }

    /// Returns the seconds since the animation began, or `nil` if it is not shown at that time.
    private func activeTime(at time: Double) -> Double? {
        let local = time.seconds(since: beginTime) * Double(speed) + timeOffset
        let fillsBefore = fillMode == .backwards || fillMode == .both
        let fillsBehind = fillMode == .forwards || fillMode == .both
        if local < 0 { return fillsBefore ? 0 : nil }
        if local >= activeLength { return fillsBehind || local == activeLength && speed == 0 ? activeLength : nil }
        return local
    }

    /// The duration with all repetitions, in seconds of the animation itself.
    private var activeLength: Double {
        let once = duration * (autoreverses ? 2 : 1)
        return repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
    }

    private func curve(at part: Double) -> Double {
        if let spring = self as? CASpringAnimation { return spring.spring.position(at: part * duration) }
        return timingFunction?.progress(at: part) ?? part
    }
}

extension Double {
    /// Returns the seconds since another time, rounded to nanoseconds: the last digits of a difference depend on how
    /// long the clock has run.
    func seconds(since start: Double) -> Double { ((self - start) * 1e9).rounded() / 1e9 }
}
