// swift-format-ignore-file: NoLeadingUnderscores

/// A color or pattern with which shapes and texts are drawn.
public protocol ShapeStyle: Sendable {
    /// The style that this one comes to in an environment.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style that this one comes to in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle {
    /// Returns what the style that this one comes to draws.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        resolve(in: environment)._paint(level, in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    /// Ends the process, since such styles are drawn as they are.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) does not resolve to another style.")
    }
}

extension Never: ShapeStyle {
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint { .nothing }
}

extension Color: ShapeStyle {
    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        _Paint(.color(self.level(level).uiColor(in: environment)))
    }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    let compared: ComparedStyle

    /// Creates a style of another one.
    public init<S: ShapeStyle>(_ style: S) {
        compared = (style as? AnyShapeStyle)?.compared ?? ComparedStyle(style: style)
    }

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        compared.style._paint(level, in: environment)
    }
}

/// A style of a type that is not known, which can be compared.
struct ComparedStyle: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (one: ComparedStyle, other: ComparedStyle) -> Bool { same(one.style, other.style) }

    private static func same<Style: ShapeStyle>(_ one: Style, _ other: any ShapeStyle) -> Bool {
        (other as? Style).map { isSame(one, $0) } ?? false
    }
}
