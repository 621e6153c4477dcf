// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A background that lets what is behind shine through, blurred.
public struct Material: ShapeStyle, Hashable {
    enum Thickness: Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    let thickness: Thickness

    /// Mostly clear.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// More clear than not.
    public static let thin = Material(thickness: .thin)
    /// Somewhat clear.
    public static let regular = Material(thickness: .regular)
    /// More opaque than clear.
    public static let thick = Material(thickness: .thick)
    /// Mostly opaque.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// That of bars.
    public static let bar = Material(thickness: .bar)

    /// Returns the material, which looks the same in all windows here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

    /// Returns what is drawn for a level of the style's hierarchy, the first of which is 0.
    public func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint { _Paint(.material(self)) }

    /// UIKit's style of blur.
    var style: UIBlurEffect.Style {
        switch thickness {
        case .ultraThin: .systemUltraThinMaterial
        case .thin: .systemThinMaterial
        case .regular: .systemMaterial
        case .thick, .ultraThick: .systemThickMaterial
        case .bar: .systemChromeMaterial
        }
    }
}

/// In which windows materials look as if they were in front.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    /// Always.
    public static let active = MaterialActiveAppearance(name: "active")
    /// Never.
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    /// In the window in front.
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension ShapeStyle where Self == Material {
    /// Mostly clear.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// More clear than not.
    public static var thinMaterial: Material { .thin }
    /// Somewhat clear.
    public static var regularMaterial: Material { .regular }
    /// More opaque than clear.
    public static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}

extension ShapeStyle {
    /// Returns the style, which looks the same in all windows here.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
