// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import LayoutSimInertness

/// Draws texts in an app's own way, which none does here.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// Returns the size that a text takes, in points.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far drawing reaches beyond the text, in points.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size that the text takes, in points.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is asked for its size.
public struct TextProxy {
    /// Returns the size that the text takes, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
    /// The lines of a text; none is given out here.
    public struct Layout: RandomAccessCollection, Equatable {
        /// The place of the first line.
        public var startIndex: Int { 0 }
        /// The place behind the last line.
        public var endIndex: Int { 0 }
        /// Whether some words are left out.
        public var isTruncated: Bool { false }
        /// The line at a place.
        public subscript(index: Int) -> Line { Line() }

        /// A line.
        public struct Line: RandomAccessCollection, Equatable {
            /// Where the line begins, in points.
            public var origin = CGPoint.zero
            /// The place of the first run.
            public var startIndex: Int { 0 }
            /// The place behind the last run.
            public var endIndex: Int { 0 }
            /// The lengths of the line.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The run at a place.
            public subscript(index: Int) -> Run { Run() }
        }

        /// A part of a line with one look.
        public struct Run: RandomAccessCollection, Equatable {
            /// The place of the first glyph.
            public var startIndex: Int { 0 }
            /// The place behind the last glyph.
            public var endIndex: Int { 0 }
            /// The lengths of the run.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// The glyphs at a place.
            public subscript(index: Int) -> RunSlice { RunSlice() }
            /// Returns an attribute of the app's own; `nil` if the run has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Some glyphs of a run.
        public struct RunSlice: Equatable {
            /// The lengths of the glyphs.
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            /// Returns an attribute of the app's own; `nil` if the run has none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        }

        /// Lengths of a part of a text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the part begins on its baseline.
            public var origin = CGPoint.zero
            /// The length.
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The depth below the baseline.
            public var descent: CGFloat = 0
            /// The distance to the next line.
            public var leading: CGFloat = 0
            /// The frame.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }
}

extension GraphicsContext {
    /// How texts are drawn.
    public struct TextDrawingOptions: Sendable {
        /// Creates the usual way.
        public init() {}
    }

    /// Draws a line of a text; no text gives out its lines here.
    public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = .init()) {}
    /// Draws a run of a text; no text gives out its runs here.
    public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = .init()) {}
    /// Draws glyphs of a text; no text gives out its glyphs here.
    public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = .init()) {}
}

extension View {
    /// Has texts be drawn in an app's own way; they are drawn as usual here.
    public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { told(.looks) }
}
