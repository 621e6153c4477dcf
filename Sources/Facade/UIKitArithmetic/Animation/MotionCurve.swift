package import LayoutSimMotion

/// The timing curve of an animation.
package enum MotionCurve: Equatable {
    /// A curve whose time is a fraction of the duration.
    case cubic(CubicCurve)
    /// The motion of a spring, whose time is in seconds.
    case spring(Spring)

    /// Returns the progress at a fraction of a duration in seconds.
    package func progress(at part: Double, of duration: Double) -> Double {
        switch self {
        case .cubic(let curve): curve.progress(at: part)
        case .spring(let spring): part <= 0 ? 0 : part >= 1 ? 1 : spring.position(at: part * duration)
        }
    }

    /// Returns the first fraction of a duration at which a progress is reached.
    package func part(at progress: Double, of duration: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        let steps = 256
        let first = (1...steps).first { self.progress(at: Double($0) / Double(steps), of: duration) >= progress }
        var high = Double(first ?? steps) / Double(steps)
        var low = high - 1 / Double(steps)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
