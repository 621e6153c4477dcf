import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A root in windows of a range of widths in which its screens differ only in the size of their windows.
package struct ScreenFamily {
    /// The widths in points.
    package let widths: ClosedRange<Double>
    /// The screen at the lowest width.
    let first: Screen
    /// The growth of the screen per point of the window's width.
    let growth: Size

    /// Returns the screen in a window of a width in points.
    package func screen(at width: Double) -> Screen { first.grown(by: growth, times: width - widths.lowerBound) }

    /// Returns the family in windows of another height, in which its screens have grown.
    func grown(by size: Size, times distance: Double) -> ScreenFamily {
        ScreenFamily(widths: widths, first: first.grown(by: size, times: distance), growth: growth)
    }
}

extension ScreenFamily {
    /// Returns the families of the roots of a file along a line, in the order of the roots; `screens` reads the roots
    /// in a window of a width in points, and always returns the same number.
    ///
    /// A file is read as rarely as possible: if both ends of a line correspond, so do the screens between them.
    package static func families(
        along line: SizeLine, screens: @escaping (Double) throws -> [Screen]
    ) throws -> [[ScreenFamily]] {
        var reading = Reading(read: screens)
        return try reading.screens(at: line.widths.lowerBound).indices.map { root in
            var families: [ScreenFamily] = []
            var width = line.widths.lowerBound
            while width <= line.widths.upperBound {
                let family = try reading.family(of: root, from: width, to: line.widths.upperBound)
                families.append(family)
                let end = family.widths.upperBound
                width = end > width ? end + Stretch.step : (width + Stretch.sample).rounded(.down)
            }
            return families
        }
    }

    /// Returns whether a family consists of a single window next to a gap, whose windows were not read.
    static func isSampled(at place: Int, of families: [ScreenFamily]) -> Bool {
        let widths = families[place].widths
        guard widths.lowerBound == widths.upperBound else { return false }
        let neighbors = families[max(0, place - 1)...min(place + 1, families.count - 1)]
        return zip(neighbors, neighbors.dropFirst()).contains {
            $1.widths.lowerBound - $0.widths.upperBound > 2 * Stretch.step
        }
    }

    /// The screens read so far.
    private struct Reading {
        let read: (Double) throws -> [Screen]
        private var known: [Double: [Screen]] = [:]

        init(read: @escaping (Double) throws -> [Screen]) { self.read = read }

        mutating func screens(at width: Double) throws -> [Screen] {
            if let screens = known[width] { return screens }
            let screens = try read(width)
            known[width] = screens
            return screens
        }

        mutating func family(of root: Int, from width: Double, to last: Double) throws -> ScreenFamily {
            let first = try screens(at: width)[root]
            guard last - width > Stretch.step else {
                return ScreenFamily(widths: width...width, first: first, growth: .zero)
            }
            if let growth = try growth(of: root, from: width, by: last - width) {
                return ScreenFamily(widths: width...last, first: first, growth: growth)
            }
            guard let growth = try growth(of: root, from: width, by: Stretch.step) else {
                return ScreenFamily(widths: width...width, first: first, growth: .zero)
            }
            let distance = try FamilyEnd.distance(from: width, to: last) { distance in
                try self.growth(of: root, from: width, by: distance) == growth
            }
            return ScreenFamily(widths: width...width + distance, first: first, growth: growth)
        }

        /// Returns the growth of a screen per point; `nil` if it also changes in another way.
        private mutating func growth(of root: Int, from width: Double, by distance: Double) throws -> Size? {
            guard distance > 0 else { return nil }
            return try screens(at: width)[root].growth(to: try screens(at: width + distance)[root], in: distance)
        }
    }
}

extension Screen {
    /// Returns the growth per point between a screen and another one; `nil` if they also differ in another way.
    func growth(to other: Screen, in distance: Double) -> Size? {
        let (size, next) = (viewport.size, other.viewport.size)
        let growth = Size(
            width: ((next.width - size.width) / distance).rounded(),
            height: ((next.height - size.height) / distance).rounded())
        return isSame(as: other, grownBy: growth, times: distance) ? growth : nil
    }

    /// Returns the screen in a window that has grown.
    fileprivate func grown(by growth: Size, times distance: Double) -> Screen {
        var screen = self
        screen.viewport.size.width += growth.width * distance
        screen.viewport.size.height += growth.height * distance
        return screen
    }

    fileprivate func isSame(as other: Screen, grownBy growth: Size, times distance: Double) -> Bool {
        var grown = grown(by: growth, times: distance)
        let (size, expected) = (other.viewport.size, grown.viewport.size)
        guard abs(size.width - expected.width) + abs(size.height - expected.height) < 1e-6 else { return false }
        grown.viewport.size = size
        return grown.withDistances == other.withDistances
    }

    /// The screen with the frames of its width-sizable subviews relative to a root of zero width, so that only their
    /// distances from its sides remain.
    private var withDistances: Screen {
        var screen = self
        for index in screen.root.subviews.indices {
            guard var place = screen.root.subviews[index].autoresizing, place.mask == .widthSizable else { continue }
            place.frame.size.width -= place.superviewSize.width
            place.superviewSize.width = 0
            screen.root.subviews[index].autoresizing = place
        }
        return screen
    }
}
