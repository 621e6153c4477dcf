import LayoutSimText

/// A text broken into lines, independent of their position.
struct ComposedText: Sendable {
    let lines: [TextLine]
    /// Whether the text is truncated.
    let isTruncated: Bool
    /// The size and the width with which it was composed.
    let setting: Setting
    /// The scale factor of the font size that fits the text into one line; 1 if it was not scaled.
    let scaleFactor: Double
    /// The maximum number of lines.
    let lineLimit: Int
    /// The minimum scale factor.
    let minimumScale: Double
    /// The fragment of each line; empty without exclusion areas.
    var fragments: [LineFragments.Fragment] = []

    /// The attributes on which lines depend besides the shaped text and the available space.
    struct Style: Hashable {
        /// The font size in points, before scaling.
        let size: Double
        let lineBreakMode: LineBreakMode
        let lineBreakStrategy: LineBreakStrategy
        let allowsTightening: Bool
    }

    /// Returns whether composing the text in the same style for `request` would produce the same lines.
    ///
    /// Lines are filled greedily: what does not fit into a line does not fit into a narrower one, so a complete text
    /// can be reused for any width that is no wider and still holds each of its lines.
    func serves(_ request: ResolvedRequest) -> Bool {
        let room = Setting(size: setting.size, tracking: setting.tracking, width: request.width)
        if setting.width == room.width, lineLimit == request.lineLimit, minimumScale == request.minimumScale {
            return true
        }
        guard !isTruncated, scaleFactor == 1, lines.count <= request.lineLimit, room.width <= setting.width else {
            return false
        }
        // A clipped line ends exactly at the available width.
        return request.lineBreakMode == .byClipping
            ? lines.allSatisfy { $0.width <= room.width } : lines.allSatisfy { room.fits($0.width) }
    }
}

extension ResolvedRequest {
    var style: ComposedText.Style {
        ComposedText.Style(
            size: size, lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy,
            allowsTightening: allowsTightening)
    }
}
