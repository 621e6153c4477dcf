import Testing
import UIKit

@testable import PhotoPages

/// Steps of a pinch.
@Suite struct PinchStepsTests {
    /// The changes of a pinch that begins at 1, and the resulting steps: `+`, `-` or none.
    struct Pinch: Sendable {
        var changes: [(scale: CGFloat, velocity: CGFloat)]
        var steps: String
    }

    @Test(arguments: [
        Pinch(changes: [(1.30, 1)], steps: "."), Pinch(changes: [(1.31, 1)], steps: "+"),
        Pinch(changes: [(1.31, 1), (1.62, 1)], steps: "++"), Pinch(changes: [(1.31, 1), (1.60, 1)], steps: "+."),
        Pinch(changes: [(0.69, -1), (0.38, -1)], steps: "--"), Pinch(changes: [(0.71, -1)], steps: "."),
        // After a reversal at 1.2, the next step needs 0.3 from there.
        Pinch(changes: [(1.2, 1), (1.1, -1), (0.81, -1), (0.79, -1)], steps: "...-"),
        Pinch(changes: [(0.69, 0)], steps: "-"), Pinch(changes: [(1.31, 0)], steps: "-"),
        Pinch(changes: [(1.2, 1), (1.25, 0), (1.5, 0), (1.56, 0)], steps: "...-"),
    ]) func `steps`(_ pinch: Pinch) {
        var steps = PinchSteps(scale: 1)
        let taken = pinch.changes.map { change in
            switch steps.step(scale: change.scale, velocity: change.velocity) {
            case true?: "+"
            case false?: "-"
            case nil: "."
            }
        }
        #expect(taken.joined() == pinch.steps)
    }
}
