public import Foundation
public import UIKit

/// A target for touches: a view, a point of the screen, a bar item, or the element with an accessibility label or
/// identifier.
@preconcurrency @MainActor public protocol TouchTarget {}

extension String: TouchTarget {}
extension CGPoint: TouchTarget {}
extension UIView: TouchTarget {}
extension UIBarItem: TouchTarget {}

/// The center of the screen, whatever is there.
public struct MiddleOfScreen: TouchTarget {
    /// Creates the target.
    public init() {}
}

/// A row of a table view or an item of a collection view, which is touched at its center.
public struct ListPlace: TouchTarget {
    let path: IndexPath
    let list: UIView?

    /// Returns a row of a section; without a list, in the only table or collection view on the screen.
    @MainActor public static func row(_ row: Int, section: Int = 0, in list: UIScrollView? = nil) -> ListPlace {
        ListPlace(path: IndexPath(row: row, section: section), list: list)
    }
}

extension TouchTarget where Self == ListPlace {
    /// Returns a row of a table view or an item of a collection view; without a list, in the only one on the screen.
    public static func row(_ row: Int, section: Int = 0, in list: UIScrollView? = nil) -> ListPlace {
        ListPlace.row(row, section: section, in: list)
    }
}
