import UIKit

/// The actions for a photo in the preview.
enum ToolbarAction: String, CaseIterable {
    case plusOne, comment, add, share

    var title: String {
        switch self {
        case .plusOne: "+1"
        case .comment: "Comment"
        case .add: "Add"
        case .share: "Share"
        }
    }

    /// The center of the icon, as a multiple of half the width of the bar.
    var place: CGFloat {
        switch self {
        case .plusOne: 0.245
        case .comment: 0.75
        case .add: 1.262
        case .share: 1.772
        }
    }

    /// The distance of the icon above the center of the bar, in points.
    var rise: CGFloat { self == .comment ? 6 : 7 }

    /// The size of the icon, in points.
    var iconSize: CGSize { self == .comment ? CGSize(width: 28, height: 24) : CGSize(width: 34, height: 30) }
}
