import UIKit

/// The steps of a pinch: one for each change of its scale by more than 0.3 in one direction.
struct PinchSteps {
    private static let threshold: CGFloat = 0.3

    private var start: CGFloat
    private var isOpening: Bool?

    init(scale: CGFloat) { start = scale }

    /// Returns whether a change is a step closer or away, or `nil` for no step; a pinch without velocity closes.
    mutating func step(scale: CGFloat, velocity: CGFloat) -> Bool? {
        let isOpening = velocity > 0
        if let before = self.isOpening, before != isOpening { start = scale }
        self.isOpening = isOpening
        // 1.3 is the limit without a step, also in binary numbers.
        guard abs(scale - start) > Self.threshold + 1e-9 else { return nil }
        start = scale
        return isOpening
    }
}
