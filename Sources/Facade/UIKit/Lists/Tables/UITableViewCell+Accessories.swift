import Foundation
import LayoutSimViewTree

extension UITableViewCell {
    /// Returns views for the symbols of an accessory, in order from the leading edge, reusing existing ones.
    func accessorySymbols(_ symbols: [ListMetrics.AccessorySymbol]) -> [UIView] {
        guard shownAccessories.symbols != symbols else { return shownAccessories.views }
        for view in shownAccessories.views { view.removeFromSuperview() }
        let views = symbols.map { symbol in
            let view = symbol.color == nil && symbol.name == "info.circle" ? detailButton() : UIImageView()
            let image = UIImage(systemName: symbol.name)?.imageFlippedForRightToLeftLayoutDirection()
            if let button = view as? UIButton {
                button.setImage(image, for: .normal)
            } else {
                (view as? UIImageView)?.image = image
                view.contentMode = .scaleAspectFit
            }
            if symbol.color != nil { view.tintColor = .systemGray3 }
            addSubview(view)
            return view
        }
        shownAccessories = ShownAccessories(symbols: symbols, views: views)
        return views
    }

    private func detailButton() -> UIView {
        let button = UIButton(type: .custom)
        button.accessibilityLabel = "More Info"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let table = superview as? UITableView, let path = table.indexPath(for: self) else {
                    return
                }
                table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            }, for: .primaryActionTriggered)
        return button
    }

    /// The symbols of an accessory and their views.
    struct ShownAccessories {
        var symbols: [ListMetrics.AccessorySymbol] = []
        var views: [UIView] = []
    }
}
