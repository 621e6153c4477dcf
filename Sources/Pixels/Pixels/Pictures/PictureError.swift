package import LayoutSimErrors

/// Why a picture of any format could not be read or written.
package struct PictureError: ReportableError, Hashable {
    /// The reason that a picture could not be read or written.
    package enum Reason: Error, Hashable {
        /// The reason that a PNG, an empty file or a pointer in a picture's place was refused.
        case png(PNGError.Reason)
        /// The bytes are those of no known format.
        case unknownFormat
        /// The format is known, and there is no reader of it.
        case noReader(PictureFormat)
        /// The format has a reader, which does not read such files.
        case kind(PictureFormat, String)
        /// It has no pixels or too many; in pixels.
        case size(PictureFormat, width: Int, height: Int)
        /// The file ends before the first pixel.
        case truncated(PictureFormat)
        /// What the decoder said.
        case damaged(PictureFormat, String)
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
        reason == .outOfMemory || reason == .png(.outOfMemory) ? .fault : .inputNotUnderstood
    }

    /// One line for where the picture is left out and the rest is drawn, such as
    /// `a.heic: warning: a HEIC picture cannot be read; convert it to PNG or JPEG`.
    package var warning: String { "\(file): warning: \(reason)" }
}

extension PictureError: CustomStringConvertible {
    /// One line, such as `a.jpg: error: the JPEG is truncated; download or export it again`.
    package var description: String { "\(file): error: \(reason)" }
}

extension PictureError.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .png(let reason): reason.description
        case .unknownFormat: "this is not a picture that can be read; convert it to PNG or JPEG"
        case .noReader(let format): "a \(format.rawValue) picture cannot be read; convert it to PNG or JPEG"
        case .kind(let format, let kind):
            "a \(format.rawValue) \(kind) cannot be read; convert it to PNG or a baseline \(format.rawValue)"
        case .size(_, let width, let height): PNGError.Reason.size(width: width, height: height).description
        case .truncated(let format): "the \(format.rawValue) is truncated; download or export it again"
        case .damaged(let format, let message):
            "the \(format.rawValue) is damaged (\(message)); download or export it again"
        case .outOfMemory: PNGError.Reason.outOfMemory.description
        }
    }
}

extension PictureError {
    /// Whether a screen is drawn without the picture, with a warning. What ends the work instead is a PNG that cannot
    /// be read, an empty file, a Git LFS pointer, and a lack of memory.
    package var isLeftOut: Bool { if case .png = reason { false } else { reason != .outOfMemory } }
}
