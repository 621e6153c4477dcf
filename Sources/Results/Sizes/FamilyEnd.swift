import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

/// The search for the width at which a family of screens ends, which requests few screens, since each is read from its
/// file.
enum FamilyEnd {
    /// Returns the greatest distance in points from a width up to which a family continues, at most to another width,
    /// at which it does not.
    ///
    /// UIKit's rules change where side margins do or beyond the screens of devices, so these widths are tried first, in
    /// this order, and then whole points.
    static func distance(from width: Double, to last: Double, isFamily: (Double) throws -> Bool) rethrows -> Double {
        var (low, high) = (0.0, last - width)
        let margin = marginEnd - width
        if margin > low, margin < high {
            if try isFamily(margin) { low = margin } else { high = margin }
            if try low > 0 && !isFamily(low + Stretch.step) { return low }
        }
        var pivots = pivots.map { $0 - width }.filter { $0 > low && $0 < high }
        while !pivots.isEmpty {
            let middle = pivots.count / 2
            if try isFamily(pivots[middle]) {
                low = pivots[middle]
                pivots.removeFirst(middle + 1)
            } else {
                high = pivots[middle]
                pivots.removeLast(pivots.count - middle)
            }
        }
        if try low > 0 && !isFamily(low + Stretch.step) { return low }
        while high - low > 1 {
            let middle = ((low + high) / 2 + width).rounded() - width
            if try isFamily(middle) { low = middle } else { high = middle }
        }
        if try !isFamily(low + Stretch.step) { return low }
        if try isFamily(high - Stretch.step) { return high - Stretch.step }
        return try low + Bisection.end(of: high - low) { try isFamily(low + $0) }
    }

    /// The screen widths of phones and tablets, in ascending order.
    private static let pivots = Set(DeviceCatalog.embedded.devices.map(\.points.width)).sorted()

    /// The width just below that at which the side margins change, in points.
    private static let marginEnd: Double = {
        let margin = SideMargin.points(width: 0)
        return Bisection.end(of: 1000) { SideMargin.points(width: $0) == margin } - Stretch.step / 2
    }()
}
