package import LayoutSimErrors

/// Why a vector image cannot be drawn, or only in part.
package struct ArtworkError: ReportableError, Hashable {
    package enum Reason: Hashable, Sendable {
        /// The file is not a valid document of its type, with a description.
        case damaged(String)
        /// The image has no size or an unreasonable one, in points.
        case size(width: Double, height: Double)
        /// The image has more operations than allowed.
        case tooLarge(limit: Int)
        /// The file needs an unsupported feature, without which the image would be wrong.
        case unsupported(String)
        /// All parts but these are drawn.
        case parts([String])
    }

    /// The file, as specified by the user.
    package var file: String
    /// The line number, from 1; `nil` for files without lines.
    package var line: Int?
    package var reason: Reason

    package init(file: String, line: Int? = nil, reason: Reason) {
        (self.file, self.line, self.reason) = (file, line, reason)
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }
}

extension ArtworkError: CustomStringConvertible {
    /// A single line, such as `star.pdf: error: the picture is damaged (it has no page)`.
    package var description: String { "\(place): error: \(reason)" }

    /// The same line as a warning, for an image that is replaced by a placeholder or drawn in part.
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
        case .unsupported(let what): "the picture needs \(what), which is not supported; export it as a PNG"
        case .parts(let parts): "not drawn in the picture: \(parts.joined(separator: ", "))"
        }
    }
}
