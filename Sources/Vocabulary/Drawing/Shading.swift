package import LayoutSimGeometry

/// Colors that change from place to place.
package struct Shading: Hashable, Sendable {
    /// The mapping of points to positions between the first color and the last.
    package enum Kind: Hashable, Sendable {
        /// Along the line from one point to another.
        case linear(from: Point, to: Point)
        /// From one circle to another.
        case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
        /// Clockwise around a point, starting at an angle in radians.
        case conic(center: Point, startAngle: Double)
    }

    /// A color and its position, from 0 to 1.
    package struct Stop: Hashable, Sendable {
        /// The position of the color, from 0 at the start to 1 at the end.
        package var location: Double
        /// The color at that position.
        package var color: Color

        /// Creates a stop from a position and a color.
        package init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The geometry of the shading.
    package var kind: Kind
    /// The color stops, in the order of their locations.
    package var stops: [Stop]
    /// Whether the first color continues before the start.
    package var extendsBefore: Bool
    /// Whether the last color continues after the end.
    package var extendsAfter: Bool
    /// The transform from the space of the points of `kind` to the operation's space.
    package var transform: Transform

    /// Creates a shading from its kind and its color stops, which extend beyond both ends by default.
    package init(
        _ kind: Kind, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true,
        transform: Transform = .identity
    ) {
        self.kind = kind
        self.stops = stops
        self.extendsBefore = extendsBefore
        self.extendsAfter = extendsAfter
        self.transform = transform
    }
}

/// The pixels of a picture that exists only in memory.
package struct Picture: Hashable, Sendable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// The pixels row by row from the top left, as `0xAARRGGBB` with premultiplied colors.
    package let pixels: [UInt32]
    /// Whether scaling takes the nearest pixel instead of blending pixels.
    package var isPixelated = false

    /// Creates a picture from a size in pixels and as many pixels, row by row from the top left.
    package init(width: Int, height: Int, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
