package import LayoutSimErrors

/// Why a picture could not be read or written.
package struct PNGError: ReportableError, Hashable {
    /// The reason that a picture could not be read or written.
    package enum Reason: Hashable, Sendable {
        case empty
        case notPNG
        /// A Git LFS pointer is in the picture's place.
        case gitLFSPointer
        /// It has no pixels or too many; in pixels.
        case size(width: Int, height: Int)
        /// A picture of an animation has another size than the first one.
        case otherSize(PNGHeader, PNGHeader)
        /// The file ends before the picture does.
        case truncated
        /// libpng's message, such as for a wrong checksum.
        case damaged(String)
        case outOfMemory
    }

    /// The file, as the user named it.
    package var file: String
    /// The reason for the failure.
    package var reason: Reason

    /// Creates an error about a file.
    package init(file: String, reason: Reason) {
        self.file = file
        self.reason = reason
    }

    package var exitStatus: ExitStatus {
        reason == .outOfMemory ? .fault : .inputNotUnderstood
    }
}

extension PNGError: CustomStringConvertible {
    /// One line, such as `a.png: error: the picture is truncated; download or export it again`.
    package var description: String { "\(file): error: \(reason)" }
}

extension PNGError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "the file is empty; download or export the picture again"
        case .notPNG: "this is not a PNG; convert the picture to PNG"
        case .gitLFSPointer: "this is a Git LFS pointer, not the picture; run 'git lfs pull'"
        case .size(let width, let height):
            """
            the picture is \(width)x\(height) pixels; both sides must be 1 to \(PNGLimits.longestSide) \
            and the area at most \(PNGLimits.mostPixels) pixels
            """
        case .otherSize(let other, let first):
            """
            a picture of the animation is \(other.width)x\(other.height) pixels and the first one \
            \(first.width)x\(first.height); animate pictures of one size
            """
        case .truncated: "the picture is truncated; download or export it again"
        case .damaged(let message): "the picture is damaged (\(message)); download or export it again"
        case .outOfMemory: "not enough memory for the picture; use a smaller one"
        }
    }
}
