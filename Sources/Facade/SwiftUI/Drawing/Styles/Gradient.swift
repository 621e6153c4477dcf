// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics

/// Colors at places between a start and an end.
public struct Gradient: Hashable, Sendable {
    /// A color at a place.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The place, from 0 at the start to 1 at the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The spaces in which colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// As the screen has its numbers.
        public static let device = ColorSpace(isPerceptual: false)
        /// As people see differences.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colors with their places.
    public var stops: [Stop]
    /// The space in which the colors are mixed.
    var colorSpace = ColorSpace.device

    /// Creates a gradient of stops.
    public init(stops: [Stop]) { self.stops = stops }
    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with its colors mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient of any kind: stops, or a color and a lighter one.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops(Gradient)
        case color(Color)
    }

    private let source: Source
    private var space = Gradient.ColorSpace.device

    /// Creates a gradient of stops.
    public init(_ gradient: Gradient) { source = .stops(gradient) }

    init(_ color: Color) { source = .color(color) }

    /// Returns the gradient with its colors mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// Returns the stops in an environment; a color's gradient begins with it lighter by a part of white (chosen).
    func gradient(in environment: EnvironmentValues) -> Gradient {
        switch source {
        case .stops(var gradient):
            gradient.colorSpace = space
            return gradient
        case .color(let color):
            var gradient = Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
            gradient.colorSpace = space
            return gradient
        }
    }
}

extension AnyGradient: ShapeStyle {
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        let gradient = gradient(in: environment)
        return LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._paint(level, in: environment)
    }
}

extension Gradient: ShapeStyle {
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(level, in: environment)
    }
}
