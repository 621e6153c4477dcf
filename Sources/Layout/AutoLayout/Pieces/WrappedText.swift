import LayoutSimEquations

/// A text that wraps, in the pass in which it got the width that it was wrapped for.
struct WrappedText {
    /// What its own width has to do with the layout while the window grows.
    enum Role {
        /// Something may follow from it.
        case deciding
        /// Nothing does as long as it is no less than the width that the text gets: the text takes all of that, rounded up to a
        /// pixel, since the spaces at the end of its widest line have no room.
        case filling
        /// Nothing ever does: required equations determine the width.
        case idle
    }

    /// The position of its view in preorder.
    let position: Int
    /// The width in points.
    let width: Double
    /// The change of this width per unit of the window's growth, in points.
    let rate: Double
    /// The size that it was measured as at this width.
    let size: IntrinsicSize
    var role = Role.deciding

    /// Whether it takes all its width; one whose own width is just that is at a corner, where nothing is told.
    var fills: Bool { size.width.map { $0 > width + WrappedText.tolerance } ?? false }

    /// Whether a size that the text is measured as at another width, in points, leads to the same layout.
    func isAlike(_ other: IntrinsicSize, at width: Double) -> Bool {
        guard role != .deciding else { return other == size }
        return other.height == size.height && other.baseline == size.baseline
            && (role == .idle || other.width.map { $0 >= width - WrappedText.tolerance } ?? false)
    }

    /// The step by which a text that fills its width is examined, in points: less than a pixel.
    static let step = 0.25

    /// Less than a length is known to, in points.
    private static let tolerance = 1e-9
}

extension WrappedText {
    /// The widths between which it is measured alike, on the way that its width takes.
    struct Span {
        /// The start of the span in points, where the text was measured.
        private let start: Double
        /// The end of the span, in points.
        let end: Double
        private let size: IntrinsicSize
        private let role: Role

        init(_ text: WrappedText, length: Double) {
            start = text.width
            end = text.width + (text.rate > 0 ? length : -length)
            size = text.size
            role = text.role
        }

        /// Returns whether it determines how far a text goes on.
        func tells(of text: WrappedText) -> Bool {
            guard text.role == role, text.size.height == size.height, text.size.baseline == size.baseline,
                role != .deciding || text.size.width == size.width
            else { return false }
            return text.rate > 0 ? start <= text.width && text.width < end : end < text.width && text.width <= start
        }
    }
}
