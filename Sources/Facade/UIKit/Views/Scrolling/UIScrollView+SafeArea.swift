import Foundation

extension UIScrollView {
    /// Returns the part of the safe area that extends into the content beyond the adjusted insets, in points.
    func safeAreaOfContent(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
        let (adjusted, own) = (adjustedContentInset, contentInset)
        return UIEdgeInsets(
            top: max(0, safeArea.top - (adjusted.top - own.top)),
            left: max(0, safeArea.left - (adjusted.left - own.left)),
            bottom: max(0, safeArea.bottom - (adjusted.bottom - own.bottom)),
            right: max(0, safeArea.right - (adjusted.right - own.right)))
    }
}
