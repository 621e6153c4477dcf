public import Foundation
public import UIKit

/// What a finger can be put on: a view, a point of the screen, an item of a bar, or what a label or an accessibility
/// identifier names.
@preconcurrency @MainActor public protocol TouchTarget {}

extension String: TouchTarget {}
extension CGPoint: TouchTarget {}
extension UIView: TouchTarget {}
extension UIBarItem: TouchTarget {}

/// The middle of the screen, whatever is there.
public struct MiddleOfScreen: TouchTarget {
    /// Names the middle of the screen.
    public init() {}
}

/// A row of a table or an item of a collection, which a finger touches in its middle.
public struct ListPlace: TouchTarget {
    let path: IndexPath
    let list: UIView?

    /// A row of a section; without a list it is the one table or collection on the screen.
    @MainActor public static func row(_ row: Int, section: Int = 0, in list: UIScrollView? = nil) -> ListPlace {
        ListPlace(path: IndexPath(row: row, section: section), list: list)
    }
}

extension TouchTarget where Self == ListPlace {
    /// A row of a table or an item of a collection; without a list it is the one table or collection on the screen.
    public static func row(_ row: Int, section: Int = 0, in list: UIScrollView? = nil) -> ListPlace {
        ListPlace.row(row, section: section, in: list)
    }
}
