import CoreGraphics
import UIKit

/// Where an element is shown.
@MainActor struct ShownPlace {
    /// The frame in the view around, in points.
    var area: CGRect
    /// The view around.
    weak var container: UIView?
    /// The place among the views in that one.
    var index: Int
    /// The corner of the view around, in points of the hosting view.
    var corner: CGPoint

    /// The frame in points of the hosting view.
    var frame: CGRect { area.offsetBy(dx: corner.x, dy: corner.y) }
}

/// Where a view that comes and goes stands among views.
struct PassingPlace: Hashable {
    /// The number of the node around it.
    private let outer: Int
    private let key: ViewKey
    private var part = 0

    /// Creates the place of a view with a key in another one; `nil` outside of one.
    @MainActor init?(around outer: ViewNode?, key: ViewKey?) {
        guard let outer, let key else { return nil }
        (self.outer, self.key) = (outer.number, key)
    }

    /// Returns the place of an element by its place among those of the view.
    func at(_ part: Int) -> PassingPlace {
        var place = self
        place.part = part
        return place
    }
}
