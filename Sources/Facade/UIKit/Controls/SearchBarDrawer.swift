import Foundation

/// The container below the titles of a navigation bar from which a search bar scrolls into view.
@MainActor final class SearchBarDrawer: UIView {
    let bar: UISearchBar
    /// The visible height of the search bar, in points.
    var height: CGFloat { didSet { superview?.setNeedsLayout() } }

    init(_ bar: UISearchBar) {
        self.bar = bar
        height = bar.heightInNavigationBar
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Places the view at the bottom of a bar, with its field within a margin; the part of the search bar that doesn't
    /// fit is clipped at the top.
    func place(in bounds: CGRect, margin: CGFloat) {
        if bar.sideMargin != margin { bar.sideMargin = margin }
        isHidden = height <= 0
        frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: max(0, height))
        let full = bar.heightInNavigationBar
        bar.frame = CGRect(x: 0, y: height - full, width: bounds.width, height: full)
    }
}

extension UISearchBar {
    /// The height in a navigation bar including the scope bar, in points.
    var heightInNavigationBar: CGFloat { 52 + scopesHeight }
}
