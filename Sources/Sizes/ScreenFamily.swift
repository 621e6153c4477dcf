import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A root in windows of different widths, as long as its screens differ in the size of their windows alone.
package struct ScreenFamily {
    /// In points.
    package let widths: ClosedRange<Double>
    /// The screen at the lowest width.
    let first: Screen
    /// By how much the screen grows with each point of the window.
    let growth: Size

    /// The screen in a window of a width in points.
    package func screen(at width: Double) -> Screen { first.grown(by: growth, times: width - widths.lowerBound) }

    /// The same family in windows of another height, in which its screens have grown.
    func grown(by size: Size, times distance: Double) -> ScreenFamily {
        ScreenFamily(widths: widths, first: first.grown(by: size, times: distance), growth: growth)
    }
}

extension ScreenFamily {
    /// The families of the roots of a file along a line, in the order of the roots; `screens` reads the roots in a window of
    /// a width in points, which always gives as many.
    ///
    /// A file is read as seldom as possible: where both ends of a line are alike, the screens between them are.
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

    /// Whether a family consists of one window with a gap beside it, whose windows nobody read.
    static func isSampled(at place: Int, of families: [ScreenFamily]) -> Bool {
        let widths = families[place].widths
        guard widths.lowerBound == widths.upperBound else { return false }
        let neighbors = families[max(0, place - 1)...min(place + 1, families.count - 1)]
        return zip(neighbors, neighbors.dropFirst()).contains {
            $1.widths.lowerBound - $0.widths.upperBound > 2 * Stretch.step
        }
    }

    /// What was read so far.
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

        /// By how much a screen grows with each point; `nil` if it changes otherwise, too.
        private mutating func growth(of root: Int, from width: Double, by distance: Double) throws -> Size? {
            guard distance > 0 else { return nil }
            return try screens(at: width)[root].growth(to: try screens(at: width + distance)[root], in: distance)
        }
    }
}

extension Screen {
    /// By how much it grows with each of so many points if it becomes another screen; `nil` if that differs otherwise, too.
    func growth(to other: Screen, in distance: Double) -> Size? {
        let (size, next) = (viewport.size, other.viewport.size)
        let growth = Size(
            width: ((next.width - size.width) / distance).rounded(),
            height: ((next.height - size.height) / distance).rounded())
        return isSame(as: other, grownBy: growth, times: distance) ? growth : nil
    }

    /// The screen in a window that has grown.
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

    /// The screen with the frames of the views in its root that are as much wider as the root written down for a root without
    /// extent, so that what is left of them are their distances from its sides.
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
