import Foundation
import UIKit

/// The windows that a scene may have.
struct WindowBounds {
    /// In points.
    let widths: ClosedRange<Double>
    let heights: ClosedRange<Double>?

    /// Those between two sizes that are not against the restrictions of the scene in which a controller is shown; all of them
    /// if the restrictions leave none.
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
    /// The part between two lengths in points, of which 0 is none.
    fileprivate func bounded(_ least: Double, _ most: Double) -> ClosedRange<Double> {
        let lower = Swift.max(lowerBound, least)
        let upper = most > 0 ? Swift.min(upperBound, most) : upperBound
        return lower <= upper ? lower...upper : self
    }
}
