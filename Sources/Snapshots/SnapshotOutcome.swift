package import LayoutSimErrors

/// How a variant compares with its golden.
package enum SnapshotOutcome: Hashable, Sendable {
    /// Tree and pixels are the golden's.
    case same
    /// There is no golden yet.
    case new
    /// The layout tree differs, and perhaps the pixels.
    case layoutChanged(TreeDifference, PictureDifference?)
    /// Equal trees and different pixels, drawn by the same libraries: something is painted differently.
    case paintChanged(PictureDifference)
    /// Equal trees and different pixels, drawn by other libraries or fonts than the golden.
    case rasterDrift(PictureDifference, golden: String, now: String)
    /// Tree and pixels are the golden's, but not the hashes in the lock file.
    case lockIsStale
    /// The golden cannot be read, for the reason that the line tells.
    case broken(String, ExitStatus)

    /// Whether there is nothing to look at.
    package var isSame: Bool { self == .same }

    /// Whether there is a golden that was read.
    package var hasGolden: Bool {
        switch self {
        case .new, .broken: false
        default: true
        }
    }
}
