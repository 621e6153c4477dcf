public import Foundation
import LayoutSimViewTree

/// A search field with buttons and a scope bar.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
    private var images: [String: UIImage] = [:]
    private lazy var field = makeField()
    /// The Cancel button, created when it is first shown.
    private(set) lazy var cancelButton = makeCancelButton()
    /// The search controller that owns the bar.
    weak var controller: UISearchController?
    private var editing: SearchBarEditing?
    /// The closure called when the text changes.
    var textDidChangeHandler: (() -> Void)?
    /// The closure called when a scope is selected by touch.
    var scopeDidChangeHandler: (() -> Void)?
    /// The scope bar, created when it is first needed.
    lazy var scopes = SearchScopes(of: self)
    var hasScopes = false
    open weak var delegate: (any UISearchBarDelegate)?
    open var barStyle: UIBarStyle = .default
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            textDidChangeHandler?()
        }
    }
    open var prompt: String?
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    open var showsBookmarkButton = false
    open var searchTextField: UISearchTextField { field }
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton || oldValue { cancelButton.isHidden = !showsCancelButton }
            setNeedsLayout()
        }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open var showsSearchResultsButton = false
    open var isSearchResultsButtonSelected = false
    open var isLookToDictateEnabled = false
    open var isEnabled = true
    open var barTintColor: UIColor?
    open var searchBarStyle: Style = .default
    open var isTranslucent = true
    open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
    open var selectedScopeButtonIndex = 0 { didSet { scopesChanged() } }
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesChanged() } } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    open var backgroundImage: UIImage?
    open var scopeBarBackgroundImage: UIImage?
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
    open var searchTextPositionAdjustment: UIOffset = .zero
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .search
    open var enablesReturnKeyAutomatically = true
    open var textContentType: UITextContentType?

    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        images["background"] = image
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["background"]
    }
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images["field \(state.rawValue)"] = image
    }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images["field \(state.rawValue)"] }
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images["icon \(icon.rawValue) \(state.rawValue)"]
    }
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { adjustments[icon] = adjustment }
    open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
    private var adjustments: [Icon: UIOffset] = [:]
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        images["scope \(state.rawValue)"] = backgroundImage
    }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        images["scope \(state.rawValue)"]
    }
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { images["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage }
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
    /// The input accessory view of the search field.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleAttributes(attributes, for: state) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopes.titleAttributes(for: state)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(field)
    }
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: CGFloat(SimulatedDevice.currentRules.controls.searchBarHeight) + scopesHeight)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        editing = SearchBarEditing(self, field)
        return field
    }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
