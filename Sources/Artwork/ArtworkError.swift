package import LayoutSimErrors

/// Why a picture made of outlines cannot be drawn, or only in part.
package struct ArtworkError: ReportableError, Hashable {
    package enum Reason: Hashable, Sendable {
        /// It is no document of its kind, in words.
        case damaged(String)
        /// It has no size, or one that no picture has; in points.
        case size(width: Double, height: Double)
        /// It draws more operations than a picture may.
        case tooLarge(limit: Int)
        /// It holds what is not understood, and nothing else would be right.
        case unsupported(String)
        /// Everything but these is drawn.
        case parts([String])
    }

    /// The file, as the user named it.
    package var file: String
    /// From 1; `nil` for files that have no lines.
    package var line: Int?
    package var reason: Reason

    package init(file: String, line: Int? = nil, reason: Reason) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }
}

extension ArtworkError: CustomStringConvertible {
    /// One line, such as `star.pdf: error: the picture is damaged (it has no page)`.
    package var description: String { "\(place): error: \(reason)" }

    /// The same line as a warning, for a picture that is replaced by a placeholder or drawn in part.
    package var warning: String { "\(place): warning: \(reason)" }

    private var place: String { line.map { "\(file):\($0)" } ?? file }
}

extension ArtworkError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .damaged(let fault): "the picture is damaged (\(fault)); export it again"
        case .size(let width, let height):
            "the picture is \(width) by \(height) points; both sides must be more than 0 and at most "
                + "\(Int(VectorArtwork.longestSide))"
        case .tooLarge(let limit): "the picture draws more than \(limit) operations; export it as a PNG"
        case .unsupported(let what): "the picture needs \(what), which is not drawn; export it as a PNG"
        case .parts(let parts): "not drawn in the picture: \(parts.joined(separator: ", "))"
        }
    }
}
