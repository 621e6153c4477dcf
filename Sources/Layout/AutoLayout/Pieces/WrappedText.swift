import LayoutSimEquations

/// A wrapping text, in the pass that gave it the width for which it was wrapped.
struct WrappedText {
    /// The effect of a text's intrinsic width on the layout while the window grows.
    enum Role {
        /// Something may depend on it.
        case deciding
        /// Nothing depends on it as long as it is at least the width that the text gets: the text fills that width,
        /// rounded up to a pixel, because the spaces at the end of its widest line have no room.
        case filling
        /// Nothing ever depends on it: required equations determine the width.
        case idle
    }

    /// The position of its view in preorder.
    let position: Int
    /// The width in points.
    let width: Double
    /// The change of this width per unit of the window's growth, in points.
    let rate: Double
    /// The measured size at this width.
    let size: IntrinsicSize
    var role = Role.deciding

    /// Whether the text fills its width; if its intrinsic width equals that width, the text is at a corner and the
    /// answer is false.
    var fills: Bool { size.width.map { $0 > width + WrappedText.tolerance } ?? false }

    /// Returns whether the measured size at another width, in points, results in the same layout.
    func isAlike(_ other: IntrinsicSize, at width: Double) -> Bool {
        guard role != .deciding else { return other == size }
        return other.height == size.height && other.baseline == size.baseline
            && (role == .idle || other.width.map { $0 >= width - WrappedText.tolerance } ?? false)
    }

    /// The step by which a text that fills its width is examined, in points: less than a pixel.
    static let step = 0.25

    /// The tolerance of lengths, in points.
    private static let tolerance = 1e-9
}

extension WrappedText {
    /// The range of widths in which the text is measured the same, along the movement of its width.
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

        /// Returns whether the span determines how long a text stays valid.
        func tells(of text: WrappedText) -> Bool {
            guard text.role == role, text.size.height == size.height, text.size.baseline == size.baseline,
                role != .deciding || text.size.width == size.width
            else { return false }
            return text.rate > 0 ? start <= text.width && text.width < end : end < text.width && text.width <= start
        }
    }
}
