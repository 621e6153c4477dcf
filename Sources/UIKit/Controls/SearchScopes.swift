import Foundation

/// The buttons below the field of a search bar, one of which is chosen.
@MainActor struct SearchScopes {
    /// What they add to the height of a bar, in points.
    static let height: CGFloat = 44

    private let buttons = UISegmentedControl(items: nil)

    /// Adds the buttons to a bar, and has it told which one was touched.
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

    /// Takes the lower end of a bar, as wide as its field.
    func place(in strip: CGRect, margin: CGFloat) {
        let height = min(buttons.intrinsicContentSize.height, strip.height)
        buttons.frame = CGRect(
            x: strip.minX + margin, y: strip.midY - height / 2 - margin / 2, width: max(0, strip.width - 2 * margin),
            height: height)
    }

    /// The looks of titles in a state.
    func setTitleAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        buttons.setTitleTextAttributes(attributes, for: state)
    }

    func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        buttons.titleTextAttributes(for: state)
    }
}

extension UISearchBar {
    /// Whether buttons are seen below the field.
    var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    /// The height of the buttons below the field, in points.
    var scopesHeight: CGFloat { showsScopes ? SearchScopes.height : 0 }

    /// Shows the buttons that there are now; the bar is higher with them.
    func scopesChanged() {
        guard hasScopes || showsScopes else { return }
        hasScopes = true
        scopes.show(scopeButtonTitles ?? [], selected: selectedScopeButtonIndex, isShown: showsScopes)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightChanged()
    }

    /// Takes the choice of a finger: the app's delegate hears of it, then the controller.
    func chooseScope(_ index: Int) {
        guard index != selectedScopeButtonIndex else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        scopeDidChangeHandler?()
    }
}
