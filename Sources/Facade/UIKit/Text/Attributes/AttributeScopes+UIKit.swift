public import Foundation

extension AttributeScopes {
    /// UIKit's scope of text attributes.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// The kerning, in points added after each character.
        public let kern: KernAttribute
        /// The tracking, in points added after each character.
        public let tracking: TrackingAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the outline of letters.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outline of letters as a percentage of the font size; negative to fill them, too.
        public let strokeWidth: StrokeWidthAttribute
        /// The baseline offset, in points upward.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline color; `nil` for the text color.
        public let underlineColor: UnderlineColorAttribute
        /// The strikethrough color; `nil` for the text color.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The skew of the glyphs, which is not drawn here.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the expansion factor of the glyphs, which is not drawn here.
        public let expansion: ExpansionAttribute
        /// The use of ligatures, which has no effect here.
        public let ligature: LigatureAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The attribute for the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.font`.
            public static let name = "NSFont"
        }
        /// The attribute for the text color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.foregroundColor`.
            public static let name = "NSColor"
        }
        /// The attribute for the background color.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.backgroundColor`.
            public static let name = "NSBackgroundColor"
        }
        /// The attribute for the kerning.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.kern`.
            public static let name = "NSKern"
        }
        /// The attribute for the tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.tracking`.
            public static let name = "CTTracking"
        }
        /// The attribute for the strikethrough style.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.strikethroughStyle`.
            public static let name = "NSStrikethrough"
        }
        /// The attribute for the underline style.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.underlineStyle`.
            public static let name = "NSUnderline"
        }
        /// The attribute for the stroke color.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.strokeColor`.
            public static let name = "NSStrokeColor"
        }
        /// The attribute for the stroke width.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.strokeWidth`.
            public static let name = "NSStrokeWidth"
        }
        /// The attribute for the baseline offset.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.baselineOffset`.
            public static let name = "NSBaselineOffset"
        }
        /// The attribute for the underline color.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.underlineColor`.
            public static let name = "NSUnderlineColor"
        }
        /// The attribute for the strikethrough color.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.strikethroughColor`.
            public static let name = "NSStrikethroughColor"
        }
        /// The attribute for the skew of the glyphs.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.obliqueness`.
            public static let name = "NSObliqueness"
        }
        /// The attribute for the expansion of glyphs.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.expansion`.
            public static let name = "NSExpansion"
        }
        /// The attribute for the use of ligatures.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Int
            /// The name of the attribute, which is the raw value of `NSAttributedString.Key.ligature`.
            public static let name = "NSLigature"
        }
    }

    /// UIKit's scope of text attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up an attribute of UIKit's scope by its key path; SwiftUI's are preferred where both can be meant.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
