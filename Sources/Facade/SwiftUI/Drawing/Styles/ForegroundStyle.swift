// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// The style in which the content of a view is drawn.
public struct ForegroundStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint { environment.foregroundPaint(level) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style in which the content is drawn.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The styles of a view's content, from the first level on, and those of the views around it to which they may refer.
final class ForegroundStyles: Sendable {
    let levels: [AnyShapeStyle]
    let outer: ForegroundStyles?

    init(_ levels: [AnyShapeStyle], in outer: ForegroundStyles?) {
        self.levels = levels
        self.outer = outer
    }
}

/// What a view says of the styles of its content: one for each level, or those of the system.
struct ForegroundLevels: Equatable, Sendable {
    let levels: [AnyShapeStyle]?

    init(_ levels: [AnyShapeStyle]?) { self.levels = levels }

    static func == (one: ForegroundLevels, other: ForegroundLevels) -> Bool {
        one.levels?.map(\.compared) == other.levels?.map(\.compared)
    }
}

enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }

extension EnvironmentValues {
    /// The styles of the content; `nil` where no view sets them.
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    /// Sets the styles of the content, which may be levels of those so far.
    mutating func setForeground(_ levels: [AnyShapeStyle]) {
        foregroundStyles = ForegroundStyles(levels, in: foregroundStyles)
    }

    /// The styles of the content as views set them.
    var foregroundLevels: ForegroundLevels {
        get { ForegroundLevels(foregroundStyles?.levels) }
        set {
            if let levels = newValue.levels { setForeground(levels) } else { foregroundStyles = nil }
        }
    }

    /// Returns what draws a level of the content; where no view sets a style, the system's label colors do.
    func foregroundPaint(_ level: Int) -> _Paint {
        guard let styles = foregroundStyles, let last = styles.levels.indices.last else {
            let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel]
            return _Paint(.color(colors[min(max(level, 0), 4)].resolvedColor(with: traits)))
        }
        var environment = self
        environment.foregroundStyles = styles.outer
        let own = min(max(level, 0), last)
        return styles.levels[own]._paint(max(level, 0) - own, in: environment)
    }
}
