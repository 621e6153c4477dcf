import LayoutSimText

/// A text broken into lines, wherever they are going to stand.
struct ComposedText: Sendable {
    let lines: [TextLine]
    /// Whether some of the text is not shown.
    let isTruncated: Bool
    /// The size and width that it was composed with.
    let setting: Setting
    /// What the font size was multiplied by to fit one line; 1 if it was not.
    let scaleFactor: Double
    /// The greatest number of lines that was allowed.
    let lineLimit: Int
    /// The smallest scale factor that was allowed.
    let minimumScale: Double

    /// What the lines depend on besides the shaped text and the room that they have.
    struct Style: Hashable {
        /// The font size in points, before any shrinking.
        let size: Double
        let lineBreakMode: LineBreakMode
        let lineBreakStrategy: LineBreakStrategy
    }

    /// Whether composing the text in the same style for `request` would give these very lines.
    ///
    /// Lines are filled greedily: what did not fit into a line does not fit into a narrower one, so that a complete text
    /// serves every room that is no wider and still holds each of its lines.
    func serves(_ request: ResolvedRequest) -> Bool {
        let room = Setting(size: setting.size, tracking: setting.tracking, width: request.width)
        if setting.width == room.width, lineLimit == request.lineLimit, minimumScale == request.minimumScale {
            return true
        }
        guard !isTruncated, scaleFactor == 1, lines.count <= request.lineLimit, room.width <= setting.width else {
            return false
        }
        // A clipped line ends at the very edge of its room.
        return request.lineBreakMode == .byClipping
            ? lines.allSatisfy { $0.width <= room.width } : lines.allSatisfy { room.fits($0.width) }
    }
}

extension ResolvedRequest {
    var style: ComposedText.Style {
        ComposedText.Style(size: size, lineBreakMode: lineBreakMode, lineBreakStrategy: lineBreakStrategy)
    }
}
