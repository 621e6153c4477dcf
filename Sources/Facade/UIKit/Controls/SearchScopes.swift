import Foundation

/// The scope bar below the field of a search bar.
@MainActor struct SearchScopes {
    /// The height that the scope bar adds, in points.
    static let height: CGFloat = 44

    private let buttons = UISegmentedControl(items: nil)

    /// Adds the scope buttons to a search bar, which is notified of taps.
    init(of bar: UISearchBar) {
        buttons.addAction(
            UIAction { [weak bar, weak buttons] _ in
                guard let bar, let buttons else { return }
                bar.chooseScope(buttons.selectedSegmentIndex)
            }, for: .valueChanged)
        buttons.isHidden = true
        bar.addSubview(buttons)
    }

    /// Shows a button for each title.
    func show(_ titles: [String], selected: Int, isShown: Bool) {
        buttons.isHidden = !isShown
        if titles != (0..<buttons.numberOfSegments).map({ buttons.titleForSegment(at: $0) ?? "" }) {
            buttons.removeAllSegments()
            for (place, title) in titles.enumerated() {
                buttons.insertSegment(withTitle: title, at: place, animated: false)
            }
        }
        buttons.selectedSegmentIndex = titles.indices.contains(selected) ? selected : UISegmentedControl.noSegment
    }

    /// Places the scope bar at the bottom of a search bar, as wide as its field.
    func place(in strip: CGRect, margin: CGFloat) {
        let height = min(buttons.intrinsicContentSize.height, strip.height)
        buttons.frame = CGRect(
            x: strip.minX + margin, y: strip.midY - height / 2 - margin / 2, width: max(0, strip.width - 2 * margin),
            height: height)
    }

    /// Sets the title attributes for a state.
    func setTitleAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        buttons.setTitleTextAttributes(attributes, for: state)
    }

    func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        buttons.titleTextAttributes(for: state)
    }
}

extension UISearchBar {
    /// Whether the scope bar is visible.
    var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    /// The height of the scope bar, in points; 0 if it is hidden.
    var scopesHeight: CGFloat { showsScopes ? SearchScopes.height : 0 }

    /// Updates the scope bar and the height of the search bar.
    func scopesChanged() {
        guard hasScopes || showsScopes else { return }
        hasScopes = true
        scopes.show(scopeButtonTitles ?? [], selected: selectedScopeButtonIndex, isShown: showsScopes)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightChanged()
    }

    /// Selects the scope that was tapped, and notifies the app's delegate, then the search controller.
    func chooseScope(_ index: Int) {
        guard index != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        scopeDidChangeHandler?()
    }
}
