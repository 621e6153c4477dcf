import Foundation
import UIKit

extension UIView {
    /// Returns a line for the view and each of its descendants, in the format of UIKit's `recursiveDescription`,
    /// without addresses.
    func describedLines(depth: Int = 0) -> [String] {
        let indentation = String(repeating: "   | ", count: depth)
        var parts = ["<\(DescribedView.name(of: self))", "frame = \(frame.described)"]
        if isHidden { parts.append("hidden = YES") }
        if alpha < 1 { parts.append("alpha = \(alpha.described)") }
        if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: layer))>>")
        return [indentation + parts.joined(separator: "; ")]
            + subviews.flatMap { $0.describedLines(depth: depth + 1) }
    }
}

extension CGRect {
    fileprivate var described: String {
        "(\(minX.described) \(minY.described); \(width.described) \(height.described))"
    }
}

extension CGFloat {
    /// The number with at most six significant digits, as in UIKit's descriptions.
    fileprivate var described: String { String(format: "%g", Double(self)) }
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
