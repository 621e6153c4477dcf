public import CoreGraphics
public import Foundation

extension AttributeScopes {
    /// SwiftUI's attributes of texts.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The points between letters.
        public let kern: KerningAttribute
        /// The points between letters.
        public let tracking: TrackingAttribute
        /// The points by which letters are raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// What words within a line are.
        public let inlinePresentationIntent: InlineIntentAttribute
        /// UIKit's attributes.
        public let uiKit: UIKitAttributes
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The attribute of what words within a line are.
        public enum InlineIntentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
        /// The attribute of the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The attribute of the letters' color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The attribute of the color behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The attribute of the line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The attribute of the line below the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// The attribute of the points between letters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// The attribute of the points between letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// The attribute of the points by which letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// SwiftUI's attributes of texts.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Looks up one of SwiftUI's attributes.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
