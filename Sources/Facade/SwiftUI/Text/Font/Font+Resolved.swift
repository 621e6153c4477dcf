public import CoreGraphics
import UIKit

extension Font {
    /// What a font depends on in an environment.
    public struct Context: Hashable, Sendable {
        let size: DynamicTypeSize
        let weight: LegibilityWeight?
    }

    /// What a font comes to in an environment.
    public struct Resolved: Hashable, Sendable {
        let font: UIFont

        /// The size, in points.
        public var pointSize: CGFloat { font.pointSize }
        /// The weight.
        public var weight: Weight {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            return Weight(value: traits?[.weight] as? CGFloat ?? 0)
        }
        /// The width.
        public var width: Width {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            return Width(traits?[.width] as? CGFloat ?? 0)
        }
        /// The distance of lines.
        public var leading: Leading { .standard }
        /// Whether the font is bold.
        public var isBold: Bool { font.fontDescriptor.symbolicTraits.contains(.traitBold) }
        /// Whether the font is in italics.
        public var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
        /// Whether all letters have one width.
        public var isMonospaced: Bool { font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
        /// Whether small letters are small capital ones; never here.
        public var isLowercaseSmallCaps: Bool { false }
        /// Whether capital letters are small ones; never here.
        public var isUppercaseSmallCaps: Bool { false }
        /// Whether letters are small capital ones; never here.
        public var isSmallCaps: Bool { false }
    }

    /// Returns what the font comes to in an environment.
    public func resolve(in context: Context) -> Resolved {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = context.size
        environment.legibilityWeight = context.weight
        return Resolved(font: uiFont(in: environment))
    }
}

extension EnvironmentValues {
    /// What fonts depend on.
    public var fontResolutionContext: Font.Context { Font.Context(size: dynamicTypeSize, weight: legibilityWeight) }
}
