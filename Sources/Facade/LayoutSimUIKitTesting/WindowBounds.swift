import Foundation
import UIKit

/// The sizes of windows that a scene allows.
struct WindowBounds {
    /// The widths in points.
    let widths: ClosedRange<Double>
    let heights: ClosedRange<Double>?

    /// Creates the part of two ranges that the size restrictions of a view controller's scene allow; all of a range if
    /// they allow none of it.
    @MainActor init(
        of controller: UIViewController, _ widths: ClosedRange<Double>, _ heights: ClosedRange<Double>?
    ) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let restrictions = scenes.first?.sizeRestrictions
        restrictions?.minimumSize = .zero
        restrictions?.maximumSize = .zero
        defer {
            restrictions?.minimumSize = .zero
            restrictions?.maximumSize = .zero
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.isHidden = true
        let (least, most) = (restrictions?.minimumSize ?? .zero, restrictions?.maximumSize ?? .zero)
        self.widths = widths.bounded(least.width, most.width)
        self.heights = heights?.bounded(least.height, most.height)
    }
}

extension ClosedRange<Double> {
    /// Returns the part of the range between two lengths in points, of which 0 means no limit.
    fileprivate func bounded(_ least: Double, _ most: Double) -> ClosedRange<Double> {
        let lower = Swift.max(lowerBound, least)
        let upper = most > 0 ? Swift.min(upperBound, most) : upperBound
        return lower <= upper ? lower...upper : self
    }
}
