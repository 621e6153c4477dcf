import Testing
import UIKit

/// Frames that are set on views with a transform (stackoverflow 5802830).
@MainActor @Suite struct TurnedFrameTests {
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-4 }
    }

    @Test func `a turned view takes the size as a vector`() {
        let frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        let view = UIView(frame: frame)
        view.transform = CGAffineTransform(rotationAngle: 0.1)
        #expect(isNear(view.frame, CGRect(x: 15.258121, y: 15.258121, width: 109.483757, height: 109.483757)))
        view.frame = frame
        #expect(isNear(view.frame, CGRect(x: 11.063205, y: 20, width: 117.873589, height: 100)))
    }

    @Test func `quarter and half turns and scales keep the frame`() {
        let frame = CGRect(x: 3, y: 4, width: 100, height: 50)
        for transform in [
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(rotationAngle: .pi),
            CGAffineTransform(scaleX: -2, y: 0.5), CGAffineTransform(scaleX: 1, y: 1).translatedBy(x: 0, y: 0),
        ] {
            let view = UIView()
            view.transform = transform
            view.frame = frame
            #expect(isNear(view.frame, frame), "\(transform)")
        }
    }
}
