import UIKit

extension _UIHostingView: KeyboardFollower {
    /// The height that the keyboard takes from the views, in points.
    var keyboard: Double { avoidsKeyboard ? Double(keyboardCover) : 0 }

    /// Has the views keep away from parts of the safe area.
    func keepAway(from regions: SafeAreaRegions) {
        respectsSafeArea = regions.contains(.container)
        avoidsKeyboard = regions.contains(.keyboard)
    }

    package func keyboardDidChange() {
        scrollsToFocus = true
        setNeedsLayout()
    }

    /// Scrolls as far as needed to see the view that has the keyboard.
    func scrollToFocus() {
        guard scrollsToFocus else { return }
        scrollsToFocus = false
        guard keyboard > 0, let field = Keyboard.input as? UIView, field.isDescendant(of: self) else { return }
        field.scrollIntoSight()
    }
}

extension UIView {
    /// Scrolls the nearest scroll view of SwiftUI as far as needed to see the view, in a list with its row [chosen].
    fileprivate func scrollIntoSight() {
        var (seen, outer) = (self, superview)
        while let view = outer, !(view is HostedScrollView) {
            if view is ListRowView { seen = view }
            outer = view.superview
        }
        guard let scroll = outer as? HostedScrollView else { return }
        let frame = seen.convert(seen.bounds, to: scroll)
        let sight = scroll.bounds.inset(by: scroll.insets)
        let shift = min(max(0, frame.maxY - sight.maxY), frame.minY - sight.minY)
        if shift != 0 { scroll.move(to: CGPoint(x: scroll.contentOffset.x, y: scroll.contentOffset.y + shift)) }
    }
}
