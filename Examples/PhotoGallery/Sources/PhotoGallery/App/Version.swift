import Foundation

/// The two versions of the app, with all that differs.
enum Version: String, CaseIterable, Sendable {
    case v1_0 = "1.0"
    case v1_1 = "1.1"

    static let current = v1_1

    /// Between items of the preview across its direction, in units of the comps; 0 lets two landscape photos lie in one
    /// column of a tall screen.
    var previewInteritemSpacing: CGFloat { self == .v1_0 ? 0 : 200 }
    /// Whether the gallery ends in a footer while a page is on its way.
    var hasFooter: Bool { self == .v1_1 }
    /// How far below the safe area the hidden toolbar ends, in points.
    var toolbarDrop: CGFloat { self == .v1_0 ? 45 : 60 }
    /// Whether the store is asked how many photos there are.
    var knowsTotal: Bool { self == .v1_1 }
    /// Whether cells fetch the pictures of their photos themselves, thumbnails and then files; if not, the model fetches the
    /// thumbnails of what is seen.
    var cellsFetchPictures: Bool { self == .v1_0 }

    /// How long the way between gallery and preview takes, in seconds.
    func transitionDuration(isSlow: Bool) -> TimeInterval {
        switch self {
        case .v1_0: isSlow ? 3.5 : 0.35
        case .v1_1: isSlow ? 1.8 : 0.45
        }
    }
}
