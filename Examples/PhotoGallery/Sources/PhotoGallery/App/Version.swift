import Foundation

/// The two versions of the app, with their differences.
enum Version: String, CaseIterable, Sendable {
    case v1_0 = "1.0"
    case v1_1 = "1.1"

    static let current = v1_1

    /// The spacing between the preview's items across its direction, in units of the comps; 0 allows two landscape
    /// photos in one column of a tall screen.
    var previewInteritemSpacing: CGFloat { self == .v1_0 ? 0 : 200 }
    /// Whether the gallery ends in a footer while a page is loading.
    var hasFooter: Bool { self == .v1_1 }
    /// The distance of the hidden toolbar's bottom below the safe area, in points.
    var toolbarDrop: CGFloat { self == .v1_0 ? 45 : 60 }
    /// Whether the store is asked for the number of photos.
    var knowsTotal: Bool { self == .v1_1 }
    /// Whether cells load their own pictures, thumbnails and then files; otherwise, the model loads the thumbnails of
    /// the visible photos.
    var cellsFetchPictures: Bool { self == .v1_0 }

    /// Returns the duration of the transition between gallery and preview, in seconds.
    func transitionDuration(isSlow: Bool) -> TimeInterval {
        switch self {
        case .v1_0: isSlow ? 3.5 : 0.35
        case .v1_1: isSlow ? 1.8 : 0.45
        }
    }
}
