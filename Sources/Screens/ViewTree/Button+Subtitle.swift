public import LayoutSimText

extension Button {
    /// The subtitle of a button configuration, in the color of the title.
    public struct Subtitle: Hashable, Sendable {
        /// The alignment of title and subtitle, UIKit's `titleAlignment` resolved to left or right.
        public enum Alignment: String, CaseIterable, Hashable, Sendable {
            case left, center, right
        }

        /// The text.
        public var text: String
        /// The font.
        public var font: Font
        /// The line height of a text style, in points; `nil` for a plain font.
        public var lineLeading: Double?
        /// The distance from the title, in points.
        public var padding: Double
        /// How both texts are aligned.
        public var alignment: Alignment

        /// Creates a subtitle a point below its title, as in UIKit ([Apple,
        /// `titlePadding`](https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlepadding)).
        public init(_ text: String, font: Font, padding: Double = 1, alignment: Alignment = .left) {
            self.text = text
            self.font = font
            self.padding = padding
            self.alignment = alignment
        }

        /// The attributes of the text for typesetting.
        package var content: TextContent {
            var content = TextContent(text, font: font, alignment: TextAlignment(alignment))
            content.lineLeading = lineLeading
            content.numberOfLines = 0
            content.lineBreakMode = .byWordWrapping
            return content
        }
    }
}

extension TextAlignment {
    fileprivate init(_ alignment: Button.Subtitle.Alignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            }
    }
}
