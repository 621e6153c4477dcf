// Longer than 300 lines: methods for subclasses must be in the body of the class to be overridable.
public import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// A rectangular area of the interface, with subviews.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UITraitChangeObservable,
    UICoordinateSpace, UIAppearance, UIAppearanceContainer, UIDynamicItem, UIFocusItem, ViewFactory,
    @preconcurrency CALayerDelegate
{
    /// The state, accessed only on the main actor through `state`, until no other references to the view remain.
    #if DEBUG
        nonisolated(unsafe) final var viewState = ViewState()
    #else
        // Exclusivity checks would take longer than most of the accesses.
        @exclusivity(unchecked) nonisolated(unsafe) final var viewState = ViewState()
    #endif
    private nonisolated(unsafe) var ownLayer: CALayer

    // MARK: Creation

    public init(frame: CGRect) {
        unsafe ownLayer = CALayer()
        super.init()
        setUp(frame: frame)
    }

    public required init?(coder: NSCoder) {
        unsafe ownLayer = CALayer()
        super.init()
        setUp(frame: .zero)
        decode(coder)
    }

    deinit {
        unsafe viewState.reference.view = nil
        unsafe ownLayer.forgetHost()
        unsafe UIView.takeDown(&viewState.subviews)
    }

    public static func makeView() -> Self { make(frame: .zero) }

    private func setUp(frame: CGRect) {
        let type = Self.layerClass as? CALayer.Type ?? CALayer.self
        if type != CALayer.self { unsafe ownLayer = CALayer.make(type) }
        state.reference.view = self
        unsafe ownLayer.host = self
        if frame != .zero { applyInitial(frame: frame) }
        setUpDefaults()
    }

    /// Sets the defaults of the class that differ from those of `UIView`.
    func setUpDefaults() {}

    /// Returns the content that the view shows in addition to its subviews, for layout and freezing.
    func contentValue() -> Content? { nil }

    /// Returns the content that layout measures, regardless of its colors.
    func measuredValue() -> Content? { contentValue() }

    /// Whether the view shows text on multiple lines.
    var wrapsText: Bool { false }

    /// Adds class-specific values besides the content to the view's value for layout and freezing.
    func finish(_ value: inout View) {}

    open func encode(with coder: NSCoder) { (coder as? NSKeyedArchiver).map(write) }
    open class func appearance() -> Self { appearanceTemplate() }
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceTemplate(in: containerTypes) }
    open class func appearance(for trait: UITraitCollection) -> Self { appearanceTemplate(for: trait) }
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceTemplate(in: containerTypes, for: trait) }
    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { unsafe ownLayer }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            tellObservers()
        }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat {
        get { state.contentScaleFactor ?? UIScreen.main.scale }
        set { state.contentScaleFactor = newValue }
    }
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask {
        get { state.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { baseSizeThatFits(size) }
    open func sizeToFit() { baseSizeToFit() }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { baseHitTest(point, with: event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertedPoint(point, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertedPoint(point, from: view) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertedRect(rect, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertedRect(rect, from: view) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertedPoint(point, to: coordinateSpace as? UIView)
    }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertedPoint(point, from: coordinateSpace as? UIView)
    }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertedRect(rect, to: coordinateSpace as? UIView)
    }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertedRect(rect, from: coordinateSpace as? UIView)
    }

    // MARK: Hierarchy

    open var superview: UIView? { state.superview }
    open var subviews: [UIView] { state.subviews }
    open var window: UIWindow? { state.window }
    open override var next: UIResponder? { state.owner ?? state.superview }
    open func addSubview(_ view: UIView) { insert(view, at: state.subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: false)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: true)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    open func removeFromSuperview() { leaveSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    open var tag = 0 { didSet { tellObservers() } }

    // MARK: Layout cycle

    open func setNeedsLayout() { flagLayout() }
    open func layoutIfNeeded() { runLoop() }
    open func layoutSubviews() { baseLayoutSubviews() }
    open func layoutSublayers(of layer: CALayer) {}
    open func setNeedsUpdateConstraints() { flagConstraints() }
    open func needsUpdateConstraints() -> Bool { state.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }
    open func updateConstraints() { state.calledBaseUpdateConstraints = true }
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Requests a properties update, which happens before the next layout.
    open func setNeedsUpdateProperties() { flagProperties() }
    /// Called to configure content and styling before layout; called again when an observable property read here changes.
    open func updateProperties() {}
    /// Updates the properties of the view, its controller, and its descendants immediately where they are out of date.
    open func updatePropertiesIfNeeded() { runUpdateProperties() }
    /// Updates configurations that depend on observable properties that have changed.
    func updateStaleConfigurations() {}

    // MARK: Auto Layout

    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { state.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    open var constraints: [NSLayoutConstraint] { heldConstraints.filter { !$0.isPin } }
    open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
    open var intrinsicContentSize: CGSize { baseIntrinsicContentSize }
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriority(\.hugging, priority, axis)
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.compressionResistance.horizontal : state.compressionResistance.vertical
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changePriority(\.compressionResistance, priority, axis)
    }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        baseFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    open func forBaselineLayout() -> UIView { self }
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    open func exerciseAmbiguityInLayout() {}
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
    open var layoutGuides: [UILayoutGuide] { state.guides.filter { !($0 is DistanceGuide) } }
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    open var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Margins and safe area

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { state.preservesSuperviewMargins }
        set { changeMarginRule(\.preservesSuperviewMargins, newValue) }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { state.insetsMarginsFromSafeArea }
        set { changeMarginRule(\.insetsMarginsFromSafeArea, newValue) }
    }
    open func layoutMarginsDidChange() {}
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
    open func safeAreaInsetsDidChange() {}

    // MARK: Appearance

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? {
        get { state.backgroundColor }
        set {
            state.backgroundColor = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            tellObservers()
        }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            tellObservers()
        }
    }
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    open var contentStretch: CGRect {
        get { state.seldom?.contentStretch ?? ViewSeldom.whole }
        set { state.ownSeldom.contentStretch = newValue }
    }
    open var mask: UIView? {
        get { state.mask }
        set {
            state.mask = newValue
            layer.mask = newValue?.layer
        }
    }
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            setTint(newValue)
            tellObservers()
        }
    }
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { tintChanged() } }
    }
    open func tintColorDidChange() {}
    open func draw(_ rect: CGRect) {}
    open func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        callTracked {
            draw(layer.bounds)
        } invalidate: {
            $0.setNeedsDisplay()
        }
        UIGraphicsPopContext()
    }
    open func display(_ layer: CALayer) { layer.displayDrawing() }
    open func layerWillDraw(_ layer: CALayer) {}
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { baseAction(event) }
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect)
    }
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { baseSnapshot() }
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { baseSnapshot() }

    // MARK: Traits

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        direction(of: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        direction(of: semanticContentAttribute, relativeTo: layoutDirection)
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }
    open var traitCollection: UITraitCollection { effectiveTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrides.userInterfaceStyle ?? .unspecified }
        set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { state.seldom?.maximumContentSizeCategory }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.maximumContentSizeCategory = newValue } }
    }
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { state.seldom?.minimumContentSizeCategory }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.minimumContentSizeCategory = newValue } }
    }
    open var appliedContentSizeCategoryLimitsDescription: String { "" }

    // MARK: Events

    open var isUserInteractionEnabled = true
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            // A scroll view always has its own gesture recognizers.
            _ = (self as? UIScrollView)?.panGestureRecognizer
            return state.seldom?.hadGestures == true ? state.gestureRecognizers : nil
        }
        set { replaceGestures(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }
    open var interactions: [any UIInteraction] {
        get { state.interactions }
        set { state.interactions = newValue }
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }
    open var motionEffects: [UIMotionEffect] {
        get { state.seldom?.motionEffects ?? [] }
        set { state.ownSeldom.motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment ?? superview }
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }
    open var focusEffect: UIFocusEffect? {
        get { state.seldom?.focusEffect }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.focusEffect = newValue } }
    }
    open var focusGroupPriority = UIFocusGroupPriority.ignored
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open var focusGroupIdentifier: String? {
        get { state.seldom?.focusGroupIdentifier }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.focusGroupIdentifier = newValue } }
    }
    open var restorationIdentifier: String? {
        get { state.seldom?.restorationIdentifier }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.restorationIdentifier = newValue } }
    }
    open func viewPrintFormatter() -> UIViewPrintFormatter {
        let formatter = UIViewPrintFormatter()
        formatter.viewInUse = self
        return formatter
    }
    open override var canBecomeFirstResponder: Bool { false }

    // MARK: Accessibility

    open var isAccessibilityElement: Bool {
        get { spoken?.isElement?() ?? state.seldom?.isAccessibilityElement ?? isStandardElement }
        set { state.ownSeldom.isAccessibilityElement = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { if let answer = spoken?.identifier { answer() } else { ownIdentifier } }
        set { ownIdentifier = newValue }
    }
    private var ownIdentifier: String?
    open var accessibilityLabel: String? {
        get { if let answer = spoken?.label { answer() } else { state.seldom?.accessibilityLabel } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityLabel = newValue } }
    }
    open var accessibilityValue: String? {
        get { if let answer = spoken?.value { answer() } else { state.seldom?.accessibilityValue } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityValue = newValue } }
    }
    open var accessibilityHint: String? {
        get { if let answer = spoken?.hint { answer() } else { state.seldom?.accessibilityHint } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityHint = newValue } }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { if let answer = spoken?.attributedLabel { answer() } else { state.seldom?.accessibilityAttributedLabel } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedLabel = newValue } }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { if let answer = spoken?.attributedValue { answer() } else { state.seldom?.accessibilityAttributedValue } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedValue = newValue } }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { if let answer = spoken?.attributedHint { answer() } else { state.seldom?.accessibilityAttributedHint } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedHint = newValue } }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken?.traits?() ?? ownTraits }
        set { ownTraits = newValue }
    }
    private var ownTraits = UIAccessibilityTraits.none
    open var accessibilityLanguage: String? {
        get { if let answer = spoken?.language { answer() } else { state.seldom?.accessibilityLanguage } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityLanguage = newValue } }
    }
    open var accessibilityElements: [Any]? {
        get { if let answer = spoken?.elements { answer() } else { state.seldom?.accessibilityElements } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityElements = newValue } }
    }
    open var accessibilityElementsHidden: Bool {
        get { spoken?.elementsHidden?() ?? hidesElements }
        set { hidesElements = newValue }
    }
    private var hidesElements = false
    open var accessibilityViewIsModal: Bool {
        get { spoken?.viewIsModal?() ?? isModalForReaders }
        set { isModalForReaders = newValue }
    }
    private var isModalForReaders = false
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityRespondsToUserInteraction: Bool {
        get { spoken?.respondsToUserInteraction?() ?? respondsToPeople }
        set { respondsToPeople = newValue }
    }
    private var respondsToPeople = true
    open var accessibilityUserInputLabels: [String]! {
        get { spoken?.userInputLabels?() ?? state.seldom?.accessibilityUserInputLabels ?? [] }
        set { state.ownSeldom.accessibilityUserInputLabels = newValue }
    }
    open var accessibilityPath: UIBezierPath? {
        get { if let answer = spoken?.path { answer() } else { state.seldom?.accessibilityPath } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityPath = newValue } }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let answer = spoken?.customActions { answer() } else { state.seldom?.accessibilityCustomActions } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityCustomActions = newValue } }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let answer = spoken?.customRotors { return answer()?.compactMap { $0 as? UIAccessibilityCustomRotor } }
            return state.seldom?.accessibilityCustomRotors
        }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityCustomRotors = newValue } }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { spoken?.navigationStyle?() ?? ownNavigationStyle }
        set { ownNavigationStyle = newValue }
    }
    private var ownNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityContainerType: UIAccessibilityContainerType = .none
    open var shouldGroupAccessibilityChildren: Bool {
        get { spoken?.groupsChildren?() ?? groupsChildren }
        set { groupsChildren = newValue }
    }
    private var groupsChildren = false
    open var accessibilityFrame: CGRect {
        get { spoken?.frame?() ?? state.accessibilityFrame ?? convertedRect(bounds, to: nil) }
        set { state.accessibilityFrame = newValue }
    }
    open var accessibilityActivationPoint: CGPoint {
        get {
            spoken?.activationPoint?() ?? state.accessibilityActivationPoint
                ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        }
        set { state.accessibilityActivationPoint = newValue }
    }
    open override func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open override func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open override func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
    }
    private var spoken: AccessibilityNotes? { state.seldom?.accessibility }
}
