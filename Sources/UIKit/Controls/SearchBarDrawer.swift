import Foundation

/// The room below the titles of a navigation bar that a search bar is drawn out of.
@MainActor final class SearchBarDrawer: UIView {
    let bar: UISearchBar
    /// The part of the search bar that is seen, in points.
    var height: CGFloat { didSet { superview?.setNeedsLayout() } }

    init(_ bar: UISearchBar) {
        self.bar = bar
        height = bar.heightInNavigationBar
        super.init(frame: .zero)
        clipsToBounds = true
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the lower end of a bar; what does not fit of the search bar lies above it.
    func place(in bounds: CGRect) {
        isHidden = height <= 0
        frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: max(0, height))
        let full = bar.heightInNavigationBar
        bar.frame = CGRect(x: 0, y: height - full, width: bounds.width, height: full)
    }
}

extension UISearchBar {
    /// The height in a navigation bar, with the scopes, in points.
    var heightInNavigationBar: CGFloat { 52 + scopesHeight }
}
