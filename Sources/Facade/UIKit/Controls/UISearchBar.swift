public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A search field with buttons and a scope bar.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable { case search = 0, clear, bookmark, resultsList }
    /// The style of a search bar.
    public enum Style: UInt, Sendable { case `default` = 0, prominent, minimal }
    private var images: [String: UIImage] = [:]
    private lazy var field = makeField()
    /// The Cancel button, created when it is first shown.
    private(set) lazy var cancelButton = makeCancelButton()
    /// The search controller that owns the bar.
    weak var controller: UISearchController?
    /// The view behind the field, once the bar has a background of its own.
    var backdrop: UIImageView?
    private var editing: SearchBarEditing?
    /// The closure called when the text changes.
    var textDidChangeHandler: (() -> Void)?
    /// The closure called when a scope is selected by touch.
    var scopeDidChangeHandler: (() -> Void)?
    /// The scope bar, created when it is first needed.
    lazy var scopes = SearchScopes(of: self)
    var hasScopes = false
    /// The delegate, which is told of editing, buttons and scopes.
    open weak var delegate: (any UISearchBarDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The style of the bar; stored only.
    @Inert(.looks) open var barStyle: UIBarStyle = .default
    /// The text in the field; set without telling the delegate.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            textDidChangeHandler?()
        }
    }
    /// The line of text above the bar; stored only.
    @Inert(.layout) open var prompt: String? = nil
    /// The text in an empty field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// Whether the bookmark button shows; stored only.
    @Inert(.looks) open var showsBookmarkButton = false
    /// The text field of the bar.
    open var searchTextField: UISearchTextField { field }
    /// Whether the Cancel button shows.
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton || oldValue { cancelButton.isHidden = !showsCancelButton }
            if showsCancelButton, !oldValue { cancelButton.isEnabled = true }
            setNeedsLayout()
        }
    }
    /// Shows or hides the Cancel button; never animated here.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// Whether the results button shows; stored only.
    @Inert(.looks) open var showsSearchResultsButton = false
    /// Whether the results button is selected; stored only.
    @Inert(.looks) open var isSearchResultsButtonSelected = false
    /// Whether looking at the bar starts dictation; stored only.
    @Inert(.service) open var isLookToDictateEnabled = false
    /// Whether the field responds to touches.
    open var isEnabled: Bool {
        get { field.isEnabled }
        set { field.isEnabled = newValue }
    }
    /// The background color behind the field, unless there is a background image.
    open var barTintColor: UIColor? { didSet { showBackdrop() } }
    /// The style of the bar; stored only.
    @Inert(.looks) open var searchBarStyle: Style = .default
    /// Whether the bar is translucent; stored only.
    @Inert(.looks) open var isTranslucent = true
    /// The titles of the scope buttons.
    open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
    /// The index of the selected scope button; set without telling the delegate.
    open var selectedScopeButtonIndex = 0 { didSet { scopesChanged() } }
    /// Whether the scope buttons show, if there are any.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesChanged() } } }
    /// Shows or hides the scope buttons; never animated here.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
    /// The background image behind the field, unless there is one for all positions and metrics.
    open var backgroundImage: UIImage? { didSet { showBackdrop() } }
    /// The background image of the scope bar; stored only.
    @Inert(.looks) open var scopeBarBackgroundImage: UIImage? = nil
    /// The offset of the field's background, in points; stored only.
    @Inert(.looks) open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
    /// The offset of the text in the field, in points; stored only.
    @Inert(.looks) open var searchTextPositionAdjustment: UIOffset = .zero
    /// The position that the delegate gives the bar; `any` without one.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    /// The autocapitalization type of the text.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    /// The autocorrection type of the text.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    /// The spell-checking type of the text.
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    /// The keyboard type.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    /// The keyboard appearance.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    /// The type of the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the Return key is disabled while the text is empty.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    /// The content type of the text.
    open var textContentType: UITextContentType? {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    /// Sets the background image, for all positions and metrics here.
    open func setBackgroundImage(_ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        images["background"] = image
        showBackdrop()
    }
    /// Returns the background image, whatever the position and metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images["background"]
    }
    /// Sets the background image of the field for a state; stored only.
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        inert(.looks, self)
        images["field \(state.rawValue)"] = image
    }
    /// Returns the background image of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images["field \(state.rawValue)"] }
    /// Sets the image of an icon for a state; only the search icon in the normal state is shown.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images["icon \(icon.rawValue) \(state.rawValue)"] = iconImage
        guard icon == .search, state == .normal else { return inert(.looks, self) }
        (field.leftView as? UIImageView)?.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    }
    /// Returns the image of an icon for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images["icon \(icon.rawValue) \(state.rawValue)"]
    }
    /// Sets the offset of an icon in points; stored only.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        inert(.looks, self)
        adjustments[icon] = adjustment
    }
    /// Returns the offset of an icon, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
    private var adjustments: [Icon: UIOffset] = [:]
    /// Sets the background image of the scope buttons for a state; stored only.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        inert(.looks, self)
        images["scope \(state.rawValue)"] = backgroundImage
    }
    /// Returns the background image of the scope buttons for a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        images["scope \(state.rawValue)"]
    }
    /// Sets the image between scope buttons in two states; stored only.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        inert(.looks, self)
        images["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage
    }
    /// Returns the image between scope buttons in two states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
    /// The input accessory view of the search field.
    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }
    /// Sets the attributes of the scope buttons' titles for a state; stored only.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopes.setTitleAttributes(attributes, for: state) }
    /// Returns the attributes of the scope buttons' titles for a state.
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
    @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
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

    /// The margin beside the field, in points.
    var sideMargin = UISearchBar.margin { didSet { setNeedsLayout() } }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        field.returnKeyType = .search
        field.enablesReturnKeyAutomatically = true
        editing = SearchBarEditing(self, field)
        return field
    }
}

/// The methods for responding to the use of a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Asks the delegate whether editing may begin; `true` by default.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Asks the delegate whether editing may end; `true` by default.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Tells the delegate that editing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Tells the delegate that the user changed the text.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Asks the delegate whether the text in a range may be replaced; `true` by default.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Tells the delegate that the user pressed the Search key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the bookmark button; never called here.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the Cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user tapped the results button; never called here.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Tells the delegate that the user selected another scope.
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
