/// Some corners of a rectangle; y grows downward.
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The top-left corner.
    package static let topLeft = RectCorners(rawValue: 1)
    /// The top-right corner.
    package static let topRight = RectCorners(rawValue: 2)
    /// The bottom-left corner.
    package static let bottomLeft = RectCorners(rawValue: 4)
    /// The bottom-right corner.
    package static let bottomRight = RectCorners(rawValue: 8)
    /// All four corners.
    package static let all = RectCorners(rawValue: 15)
}

extension Path {
    /// The outline of a rectangle, some corners of which are round; the radius is limited to half the shorter side.
    ///
    /// Continuous corners are those of UIKit, whose curvature changes smoothly: three curves reach 1.528665 radii along
    /// each side, or as far as the sides allow.
    package static func roundedRect(
        _ rect: Rect, radius: Double, corners: RectCorners, isContinuous: Bool
    ) -> Path {
        let limited = min(radius, rect.width / 2, rect.height / 2)
        guard limited > 0, !corners.isEmpty else { return .rect(rect) }
        // Sides that leave corners no more room than a circle takes make capsules and circles.
        let reach = min(rect.width, rect.height) / 2 / limited
        let isContinuous = isContinuous && reach > 1
        if corners == .all, !isContinuous { return roundedRect(rect, radius: radius) }
        let radius = limited
        let curve = isContinuous ? Corner.continuous(reach: reach) : Corner.circular
        let places: [(corner: RectCorners, at: Point, back: Point, ahead: Point)] = [
            (.topRight, Point(x: rect.maxX, y: rect.minY), Point(x: -radius, y: 0), Point(x: 0, y: radius)),
            (.bottomRight, Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -radius), Point(x: -radius, y: 0)),
            (.bottomLeft, Point(x: rect.minX, y: rect.maxY), Point(x: radius, y: 0), Point(x: 0, y: -radius)),
            (.topLeft, Point(x: rect.minX, y: rect.minY), Point(x: 0, y: radius), Point(x: radius, y: 0)),
        ]
        var path = Path()
        for place in places {
            func point(_ part: (back: Double, ahead: Double)) -> Point {
                place.at + place.back * part.back + place.ahead * part.ahead
            }
            let isRound = corners.contains(place.corner)
            let start = isRound ? point((curve.start, 0)) : place.at
            path.elements.append(path.elements.isEmpty ? .move(start) : .line(start))
            guard isRound else { continue }
            for part in curve.parts {
                let controls = part.controls.map { (point($0), point($1)) }
                path.elements.append(
                    controls.map { .curve(point(part.end), control1: $0, control2: $1) } ?? .line(point(part.end)))
            }
        }
        path.elements.append(.close)
        return path
    }
}

/// The curves around a corner, in radii back along the side before it and ahead along the side after it.
private struct Corner {
    typealias Place = (back: Double, ahead: Double)

    var start: Double
    /// Curves, and lines where there are no controls.
    var parts: [(controls: (Place, Place)?, end: Place)]

    static var circular: Corner {
        let rest = 1 - 0.5522847498307936
        return Corner(start: 1, parts: [(((rest, 0), (0, rest)), (0, 1))])
    }

    /// UIKit's curve; where the sides are shorter than it reaches, its ends are drawn in.
    static func continuous(reach: Double) -> Corner {
        let bend = 0.63149399
        let factor = (min(reach, 1.52866483) - bend) / (1.52866483 - bend)
        func along(_ part: Double) -> Double { part <= bend ? part : bend + (part - bend) * factor }
        return Corner(
            start: along(1.52866483),
            parts: [
                (((along(1.08849296), 0), (along(0.86840694), 0)), (along(0.66993427), 0.065496)),
                (nil, (bend, 0.07491100)),
                (((0.37282392, 0.16905899), (0.16905899, 0.37282392)), (0.07491100, bend)),
                (((0, along(0.86840694)), (0, along(1.08849296))), (0, along(1.52866483))),
            ])
    }
}
