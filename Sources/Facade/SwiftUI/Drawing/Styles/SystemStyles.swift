// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// The tint of a view.
public struct TintShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        environment.tintStyle?._paint(level, in: environment) ?? Color.accentColor._paint(level, in: environment)
    }
}

/// The background of a view.
public struct BackgroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        if let style = environment.backgroundStyle {
            var environment = environment
            environment.backgroundStyle = nil
            return style._paint(level, in: environment)
        }
        let colors: [UIColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return _Paint(.color(colors[min(max(level, 0), 2)].resolvedColor(with: environment.traits)))
    }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        Color(uiColor: .separator)._paint(level, in: environment)
    }
}

/// The color of texts in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        Color(uiColor: .placeholderText)._paint(level, in: environment)
    }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        Color(uiColor: .link)._paint(level, in: environment)
    }
}

/// The colors that fill shapes on any background.
public struct FillShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return _Paint(.color(colors[min(max(level, 0), 3)].resolvedColor(with: environment.traits)))
    }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        Color(uiColor: .systemBackground)._paint(level, in: environment)
    }
}

/// The background of what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        TintShapeStyle()._paint(level, in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the view.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the view.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The color of texts in empty fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The color of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// The colors that fill shapes on any background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
