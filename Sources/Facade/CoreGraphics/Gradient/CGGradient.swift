public import Foundation
package import LayoutSimDrawing
import LayoutSimGeometry

/// A smooth transition between colors.
public final class CGGradient {
    /// The color stops, ordered by location from 0 to 1.
    package let stops: [Shading.Stop]

    /// Creates a gradient from color stops.
    package init(stops: [Shading.Stop]) {
        self.stops = stops
    }

    /// Creates a gradient; without locations, the colors are evenly spaced.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let places = unsafe locations.map { locations in colors.indices.map { unsafe locations[$0] } }
        self.init(stops: CGGradient.stops(colors, places))
    }

    /// Creates a gradient from components in a color space, alpha last in each color; `nil` without colors.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            CGColor(space: space, values: (0..<size).map { unsafe components[index * size + $0] })
        }
        let places = unsafe locations.map { locations in colors.indices.map { unsafe locations[$0] } }
        self.init(stops: CGGradient.stops(colors, places))
    }

    /// Returns color stops at locations from 0 to 1; without locations, the colors are evenly spaced.
    package static func stops(_ colors: [CGColor], _ places: [CGFloat]?) -> [Shading.Stop] {
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            let place = places.flatMap { index < $0.count ? $0[index] : nil } ?? CGFloat(index) / last
            return Shading.Stop(Double(place), color.drawn)
        }
        return stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
    }
}

/// Whether a gradient extends beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color extends before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color extends beyond the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills the clipping area with colors that change along the line from one point to the other.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        shade(.linear(from: Point(startPoint), to: Point(endPoint)), gradient, options)
    }

    /// Fills the clipping area with colors that change from one circle to the other.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        shade(
            .radial(
                from: Point(startCenter), startRadius: Double(startRadius), to: Point(endCenter),
                endRadius: Double(endRadius)), gradient, options)
    }

    /// Fills the clipping area with colors that change around a point, from an angle in radians on.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        shade(.conic(center: Point(center), startAngle: Double(angle)), gradient, [])
    }

    private func shade(_ kind: Shading.Kind, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        let shading = Shading(
            kind, stops: gradient.stops, extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation), transform: Transform(ctm))
        // A gradient fills the clipping area; without one, an area much larger than any screen.
        let everywhere = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)
        let box = state.clips.map { CGPath(steps: $0.steps).boundingBoxOfPath }
            .reduce(everywhere) { $0.intersection($1) }
        guard !box.isNull else { return }
        emit([.shading(Path([CGPathStep].rect(box)), shading)])
    }
}
