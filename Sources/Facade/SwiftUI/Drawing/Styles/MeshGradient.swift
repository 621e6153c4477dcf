// swift-format-ignore-file: NoLeadingUnderscores

/// Colors at the points of a net, mixed between them.
public struct MeshGradient: ShapeStyle {
    /// A point of a net with the points toward which its curves leave.
    public struct BezierPoint: Hashable, Sendable {
        /// The point, in unit coordinates.
        public var position: SIMD2<Float>
        /// Where the curve toward the leading side leaves.
        public var leadingControlPoint: SIMD2<Float>
        /// Where the curve upward leaves.
        public var topControlPoint: SIMD2<Float>
        /// Where the curve toward the trailing side leaves.
        public var trailingControlPoint: SIMD2<Float>
        /// Where the curve downward leaves.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of a net's points.
    public enum Locations: Hashable, Sendable {
        /// Points in unit coordinates.
        case points([SIMD2<Float>])
        /// Points with curves.
        case bezierPoints([BezierPoint])
    }

    /// The colors of a net's points.
    public enum Colors: Hashable, Sendable {
        /// Colors that may differ by the environment.
        case colors([Color])
        /// Colors of fixed numbers.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The places of the points.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color outside of the net.
    public var background: Color
    /// Whether colors change smoothly at the net's lines.
    public var smoothsColors: Bool
    /// The space in which colors are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a net.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }
    /// Creates a net of points.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Creates a net of points with fixed colors.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Creates a net of points with curves.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// Creates a net of points with curves and fixed colors.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        let all: [Color.Resolved] =
            switch colors {
            case .colors(let colors): colors.map { $0.level(level).resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let points: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let background = background.uiColor(in: environment)
        return _Paint(
            .mesh(MeshPaint(width: width, height: height, points: points, colors: all, background: background)))
    }
}
