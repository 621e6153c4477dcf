// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics

/// A gradient whose stops are known in an environment alone.
struct FormedGradient: ShapeStyle {
    let gradient: AnyGradient
    let form: GradientPaint.Form

    func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        let stops = gradient.gradient(in: environment).resolvedStops(level, in: environment)
        return _Paint(.gradient(GradientPaint(stops: stops, form: form)))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// A gradient along a line.
    public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
        -> AnyShapeStyle
    {
        AnyShapeStyle(FormedGradient(gradient: gradient, form: .linear(startPoint, endPoint)))
    }
    /// A gradient from a circle outward.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> AnyShapeStyle {
        AnyShapeStyle(FormedGradient(gradient: gradient, form: .radial(center, from: startRadius, to: endRadius)))
    }
    /// A gradient from an ellipse outward.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> AnyShapeStyle {
        AnyShapeStyle(
            FormedGradient(
                gradient: gradient, form: .elliptical(center, from: startRadiusFraction, to: endRadiusFraction)))
    }
    /// A gradient around a point between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AnyShapeStyle {
        AnyShapeStyle(FormedGradient(gradient: gradient, form: .angular(center, from: startAngle, to: endAngle)))
    }
    /// A gradient around a point, a whole turn.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AnyShapeStyle {
        angularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
}
