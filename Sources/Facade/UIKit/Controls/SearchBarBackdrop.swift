import Foundation

extension UISearchBar {
    /// Shows the background image of the bar behind its field, or else its color, if it has either.
    func showBackdrop() {
        let image = backgroundImage(for: .any, barMetrics: .default) ?? backgroundImage
        guard backdrop != nil || image != nil || barTintColor != nil else { return }
        let view = backdrop ?? makeBackdrop()
        backdrop = view
        view.image = image
        view.backgroundColor = image == nil ? barTintColor : nil
    }

    private func makeBackdrop() -> UIImageView {
        let view = UIImageView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
    }
}
