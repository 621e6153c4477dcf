import UIKit

/// What can be done with a photo in the preview.
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

    /// Where the middle of the icon is, as a multiple of half the width of the bar.
    var place: CGFloat {
        switch self {
        case .plusOne: 0.245
        case .comment: 0.75
        case .add: 1.262
        case .share: 1.772
        }
    }

    /// How far above the middle of the bar the icon is, in points.
    var rise: CGFloat { self == .comment ? 6 : 7 }

    /// In points.
    var iconSize: CGSize { self == .comment ? CGSize(width: 28, height: 24) : CGSize(width: 34, height: 30) }
}
