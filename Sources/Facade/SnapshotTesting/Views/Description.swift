import Foundation
import UIKit

extension UIView {
    /// Returns a line for the view and each of its descendants, in the format of UIKit's `recursiveDescription`,
    /// without addresses.
    func describedLines(depth: Int = 0) -> [String] {
        let indentation = String(repeating: "   | ", count: depth)
        return [indentation + described(withAddresses: false)]
            + subviews.flatMap { $0.describedLines(depth: depth + 1) }
    }
}

extension UIViewController {
    /// Returns a line for the view controller and each of its descendants, in the format of UIKit's `_printHierarchy`,
    /// without addresses.
    func hierarchyLines(depth: Int = 0) -> [String] {
        let mark = depth == 0 ? "" : "   | " + String(repeating: "   | ", count: depth - 1)
        let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
        let line = "\(mark)<\(DescribedView.name(of: self))>, state: \(state), view: \(describedView)"
        return [line] + children.flatMap { $0.hierarchyLines(depth: depth + 1) }
    }

    private var describedView: String {
        if let view = viewIfLoaded {
            return "<\(DescribedView.name(of: view))>" + (view.window == nil ? " not in the window" : "")
        }
        // UIKit loads the views of navigation controllers in tabs early, but not those of their contents.
        let isLoadedEarly = self is UINavigationController && parent is UITabBarController
        return isLoadedEarly ? "<UILayoutContainerView> not in the window" : "(view not loaded)"
    }
}
