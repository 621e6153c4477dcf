// Longer than 300 lines: methods for subclasses must be in the body of the class to be overridable.
public import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
import LayoutSimInertness

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

    /// Creates a view with a frame in its superview's coordinate space, in points.
    public init(frame: CGRect) {
        unsafe ownLayer = CALayer()
        super.init()
        setUp(frame: frame)
    }

    /// Creates a view from an archive or from Interface Builder data.
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

    /// Creates a view with the frame of a view that is given none.
    public static func makeView() -> Self { make(frame: frameOfNone) }
    /// The frame of a view that is given none, in its superview's coordinate space, in points.
    class var frameOfNone: CGRect { .zero }

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
    /// Returns the appearance proxy of the class.
    open class func appearance() -> Self { appearanceTemplate() }
    /// Returns the appearance proxy for views of the class in a chain of containers, the innermost first.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceTemplate(in: containerTypes) }
    /// Returns the appearance proxy for views of the class in an environment with certain traits.
    open class func appearance(for trait: UITraitCollection) -> Self { appearanceTemplate(for: trait) }
    /// Returns the appearance proxy for views of the class in an environment with certain traits and a chain of
    /// containers.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearanceTemplate(in: containerTypes, for: trait) }
    /// The class of the view's layer, read once when the view is created.
    open class var layerClass: AnyClass { CALayer.self }
    /// The Core Animation layer, which holds the view's geometry and draws its content.
    open var layer: CALayer { unsafe ownLayer }
    /// Called when all objects of the nib or storyboard scene are connected; does nothing by default.
    open func awakeFromNib() {}
    /// Prepares the view for display in Interface Builder; never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// The position and size in the superview's coordinate space, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }
    /// The position and size in the view's own coordinate space, in points; a scroll view's origin is its content
    /// offset.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }
    /// The position of the layer's anchor point, by default the center, in the superview's coordinate space.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }
    /// The 2D transform around the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            layer.setAffineTransform(newValue)
            tellObservers()
        }
    }
    /// The 3D transform around the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The point of the bounds at `center`, from (0, 0) at the top left to (1, 1) at the bottom right.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// The number of pixels per point, by default that of the screen; stored only.
    open var contentScaleFactor: CGFloat {
        get { state.contentScaleFactor ?? UIScreen.main.scale }
        set {
            inert(.looks, self, from: contentScaleFactor, to: newValue)
            state.contentScaleFactor = newValue
        }
    }
    /// Whether the view receives more than one touch at a time.
    open var isMultipleTouchEnabled = false
    /// Whether the view and the window's other views never receive touches at the same time.
    open var isExclusiveTouch = false
    /// Whether a change of the bounds resizes the subviews by their autoresizing masks.
    open var autoresizesSubviews = true
    /// The parts of the frame that adapt when the superview's bounds change.
    open var autoresizingMask: AutoresizingMask {
        get { state.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }
    /// Returns the size in points that best fits a proposed size; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { baseSizeThatFits(size) }
    /// Resizes the view to the result of `sizeThatFits(_:)` for its current size.
    open func sizeToFit() { baseSizeToFit() }
    /// Returns the frontmost view in the hierarchy that accepts a touch at a point of the view's coordinate space.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { baseHitTest(point, with: event) }
    /// Returns whether a point in the view's coordinate space lies in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Converts a point from the view's coordinate space to another view's; `nil` stands for the screen's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertedPoint(point, to: view) }
    /// Converts a point from another view's coordinate space to this view's; `nil` stands for the screen's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertedPoint(point, from: view) }
    /// Converts a rectangle from the view's coordinate space to another view's; `nil` stands for the screen's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertedRect(rect, to: view) }
    /// Converts a rectangle from another view's coordinate space to this view's; `nil` stands for the screen's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertedRect(rect, from: view) }
    /// Converts a point from the view's coordinate space to another one.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertedPoint(point, to: coordinateSpace as? UIView)
    }
    /// Converts a point from another coordinate space to the view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertedPoint(point, from: coordinateSpace as? UIView)
    }
    /// Converts a rectangle from the view's coordinate space to another one.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertedRect(rect, to: coordinateSpace as? UIView)
    }
    /// Converts a rectangle from another coordinate space to the view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertedRect(rect, from: coordinateSpace as? UIView)
    }

    // MARK: Hierarchy

    /// The superview, or `nil` for the root of a hierarchy.
    open var superview: UIView? { state.superview }
    /// The subviews, the frontmost last.
    open var subviews: [UIView] { state.subviews }
    /// The window that contains the view, or `nil`.
    open var window: UIWindow? { state.window }
    open override var next: UIResponder? { state.owner ?? state.superview }
    /// Adds a subview in front of the others, after removing it from its superview.
    open func addSubview(_ view: UIView) { insert(view, at: state.subviews.count) }
    /// Inserts a subview at an index, limited to the valid range.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a subview right behind another one, or in front of all if that one isn't a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: false)
    }
    /// Inserts a subview right in front of another one, or in front of all if that one isn't a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, above: true)
    }
    /// Swaps the subviews at two indices; does nothing for an invalid index.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Moves a subview in front of the others.
    open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
    /// Moves a subview behind the others.
    open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
    /// Removes the view from its superview and deactivates the constraints that cross the boundary.
    open func removeFromSuperview() { leaveSuperview() }
    /// Called after a view is added as a subview; does nothing by default.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed; does nothing by default.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes, with `nil` for a removal; does nothing by default.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed; does nothing by default.
    open func didMoveToSuperview() {}
    /// Called before the window changes, with `nil` for a removal; does nothing by default.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed; does nothing by default.
    open func didMoveToWindow() {}
    /// Returns whether the view is another view or lies in its hierarchy.
    open func isDescendant(of view: UIView) -> Bool { isInside(view) }
    /// Returns the first view with a tag among the view itself and its descendants, or `nil`.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
    /// A number that identifies the view in the app.
    open var tag = 0 { didSet { tellObservers() } }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { described(withAddresses: true) }
    }

    // MARK: Layout cycle

    /// Marks the view as needing layout in the next pass.
    open func setNeedsLayout() { flagLayout() }
    /// Updates constraints and lays out the hierarchy immediately, until no view needs layout.
    open func layoutIfNeeded() { runLoop() }
    /// Places the subviews; by default at the frames that the layout engine computed.
    open func layoutSubviews() { baseLayoutSubviews() }
    /// Called after `layoutSubviews()`; does nothing by default.
    open func layoutSublayers(of layer: CALayer) {}
    /// Marks the view as needing `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { flagConstraints() }
    /// Returns whether `updateConstraints()` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { state.needsUpdateConstraints }
    /// Calls `updateConstraints()` on the views of the hierarchy that need it.
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }
    /// Updates the view's constraints; overrides must call this implementation last.
    open func updateConstraints() { state.calledBaseUpdateConstraints = true }
    /// Whether the class needs Auto Layout even without constraints; `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Requests a properties update, which happens before the next layout.
    open func setNeedsUpdateProperties() { flagProperties() }
    /// Called to configure content and styling before layout; called again when an observable property read here
    /// changes.
    open func updateProperties() {}
    /// Updates the properties of the view, its controller, and its descendants immediately where they are out of date.
    open func updatePropertiesIfNeeded() { runUpdateProperties() }
    /// Updates configurations that depend on observable properties that have changed.
    func updateStaleConfigurations() {}

    // MARK: Auto Layout

    /// Whether the frame and autoresizing mask take the place of constraints; `true` by default.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { state.translatesMask }
        set { setTranslatesMask(newValue) }
    }
    /// The active constraints that the view holds.
    open var constraints: [NSLayoutConstraint] { heldConstraints.filter { !$0.isPin } }
    /// Adds a constraint to the view, which activates it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { install([constraint]) }
    /// Adds constraints to the view, which activates them.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { install(constraints) }
    /// Removes a constraint from the view, which deactivates it.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
    /// Removes constraints from the view, which deactivates them.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
    /// The natural size of the content in points, with `noIntrinsicMetric` for an axis without one.
    open var intrinsicContentSize: CGSize { baseIntrinsicContentSize }
    /// Makes the layout engine measure the intrinsic content size again.
    open func invalidateIntrinsicContentSize() { contentSizeChanged() }
    /// Returns the priority with which the view resists growing beyond its intrinsic size along an axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
    }
    /// Sets the priority with which the view resists growing beyond its intrinsic size along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriority(\.hugging, priority, axis)
    }
    /// Returns the priority with which the view resists shrinking below its intrinsic size along an axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? state.compressionResistance.horizontal : state.compressionResistance.vertical
    }
    /// Sets the priority with which the view resists shrinking below its intrinsic size along an axis.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changePriority(\.compressionResistance, priority, axis)
    }
    /// Returns the size in points that satisfies the view's constraints and comes closest to a target size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size in points that satisfies the constraints, given a target size and its priority on each axis.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        baseFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    /// Returns the rectangle that Auto Layout aligns for a frame: the frame without the alignment insets.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that Auto Layout aligns: the rectangle with the alignment insets added.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The insets from the frame to the rectangle that Auto Layout aligns, in points; zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The view whose first baseline counts as this view's; by default the view itself.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts as this view's; by default `forBaselineLayout()`.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// Returns the view whose baseline counts as this view's; by default the view itself.
    open func forBaselineLayout() -> UIView { self }
    /// Whether the constraints leave the view's position or size open.
    open var hasAmbiguousLayout: Bool { isAmbiguous }
    /// Switches between the frames that an ambiguous layout allows; does nothing here.
    open func exerciseAmbiguityInLayout() {}
    /// Returns the constraints of the view and its superviews that refer to the view along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffecting(axis)
    }
    /// Adds a layout guide to the view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    /// Removes a layout guide from the view.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
    /// The layout guides that the app has added to the view.
    open var layoutGuides: [UILayoutGuide] { state.guides.filter { !($0 is DistanceGuide) } }
    /// The guide for the part of the view that bars and the screen's shape leave uncovered.
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    /// The guide for the area inside the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    /// The guide for the area inside the layout margins that is narrow enough for reading text.
    open var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    /// The guide for the area that the keyboard covers, or for the bottom safe area without a keyboard.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
    /// The anchor at the leading edge: the left edge in left-to-right layout.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The anchor at the trailing edge: the right edge in left-to-right layout.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The anchor at the left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The anchor at the right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The anchor at the top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The anchor at the bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The anchor for the width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The anchor for the height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The anchor at the horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The anchor at the vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The anchor at the baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The anchor at the baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Margins and safe area

    /// The insets from the bounds to the layout margins in points, by default 8 plus the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { setMargins(newValue) }
    }
    /// The layout margins in points, with leading and trailing in place of left and right.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalMargins }
        set { setDirectionalMargins(newValue) }
    }
    /// Whether the margins are at least those of the superview; `false` by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { state.preservesSuperviewMargins }
        set { changeMarginRule(\.preservesSuperviewMargins, newValue) }
    }
    /// Whether the safe area is added to the layout margins; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { state.insetsMarginsFromSafeArea }
        set { changeMarginRule(\.insetsMarginsFromSafeArea, newValue) }
    }
    /// Called after the layout margins have changed; does nothing by default.
    open func layoutMarginsDidChange() {}
    /// The insets in points for the parts of the view that bars and the screen's shape cover.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
    /// Called after the safe area insets have changed; does nothing by default.
    open func safeAreaInsetsDidChange() {}

    // MARK: Appearance

    /// Whether subviews are clipped to the bounds; `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The color behind the view's content; `nil` for none.
    open var backgroundColor: UIColor? {
        get { state.backgroundColor }
        set {
            state.backgroundColor = newValue
            layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
            tellObservers()
        }
    }
    /// The opacity, from 0 to 1; it applies to the subviews as well.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = Float(min(max(newValue, 0), 1))
            tellObservers()
        }
    }
    /// Whether the view claims to draw every point of its bounds: where a `draw(_:)` without a background color does
    /// not, the view is black.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set {
            state.isOpaque = newValue
            setNeedsDisplay()
        }
    }
    /// Gives a class of UIKit another default than that of views.
    func setDefaultOpaque(_ isOpaque: Bool) { state.isOpaque = isOpaque }
    /// Whether the bounds are cleared before drawing; stored only.
    open var clearsContextBeforeDrawing: Bool {
        get { rare.clearsContextBeforeDrawing }
        set { keepInert(.behavior, newValue, \.clearsContextBeforeDrawing) }
    }
    /// Whether the view and its subviews are hidden; a hidden view takes no space in a stack view.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }
    /// The placement of the content in the bounds when they change.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }
    /// The part of the content that stretches, in unit coordinates; stored only.
    open var contentStretch: CGRect {
        get { rare.contentStretch }
        set { keepInert(.looks, newValue, \.contentStretch) }
    }
    /// The view whose alpha channel masks this one.
    open var mask: UIView? {
        get { state.mask }
        set {
            state.mask = newValue
            layer.mask = newValue?.layer
        }
    }
    /// The tint color, inherited from the superview unless set; blue without a tinted superview.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set {
            setTint(newValue)
            tellObservers()
        }
    }
    /// The adjustment of the tint color: the first one that is set in the view or above it, else normal (Apple,
    /// *tintAdjustmentMode*).
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustment }
        set { setTintAdjustment(newValue) }
    }
    /// Called when the tint color or its adjustment has changed; does nothing by default.
    open func tintColorDidChange() {}
    /// Draws the view's content in a rectangle of its bounds; does nothing by default.
    open func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.isDrawnByView = false }
    /// Draws the layer's content by calling `draw(_:)` with the context and the view's traits as the current ones.
    open func draw(_ layer: CALayer, in context: CGContext) {
        UIGraphicsPushContext(context)
        context.isDrawnByView = true
        callTracked {
            draw(layer.bounds)
        } invalidate: {
            $0.setNeedsDisplay()
        }
        if !context.operations.isEmpty { context.isDrawnByView = true }
        UIGraphicsPopContext()
    }
    /// Updates the layer's content by drawing it.
    open func display(_ layer: CALayer) { layer.displayDrawing() }
    /// Called before the layer's content is drawn; does nothing by default.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Returns the action for a changed layer property: an animation within a `UIView` animation, otherwise none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { baseAction(event) }
    /// Marks the view's content as needing to be drawn.
    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    /// Marks the whole content as needing to be drawn, whatever the rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }
    /// Draws the view for printing; does nothing by default.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}
    /// Draws the view's layers, scaled to a rectangle, in the current context; returns `false` without a context.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        baseDrawHierarchy(in: rect)
    }
    /// Returns a view that shows a picture of this one in its current state.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { baseSnapshot() }
    /// Returns a view that shows a picture of the whole view; the rectangle and cap insets are ignored here.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { baseSnapshot() }

    // MARK: Traits

    /// The meaning of the content, which determines whether it is flipped for right-to-left layout.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionChanged() } }
    }
    /// Returns the layout direction of content with an attribute in the app's layout direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        direction(of: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
    /// Returns the layout direction of content with an attribute; only unspecified content follows the given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        direction(of: semanticContentAttribute, relativeTo: layoutDirection)
    }
    /// The layout direction of the view's content, from its semantic attribute and traits.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { effectiveDirection }
    /// The traits of the view: those of its superview, view controller or window, with all overrides.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// Called when the traits have changed; does nothing by default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the size of text has changed, after the handlers of traits.
    func textSizeChanged() {}
    /// The interface style of the view and its subviews; unspecified for the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { state.overrides.userInterfaceStyle ?? .unspecified }
        set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    /// The largest content size category of the view and its subviews; `nil` for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { state.overrides.contentSizeLimits.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }
    /// The smallest content size category of the view and its subviews, up to the maximum; `nil` for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { state.overrides.contentSizeLimits.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }
    /// The superviews and the view with their content size categories and limits, a line each, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeDescription }

    // MARK: Events

    /// Whether the view and its subviews receive touches.
    open var isUserInteractionEnabled = true
    /// The gesture recognizers, or `nil` if the view never had any.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            // A scroll view always has its own gesture recognizers.
            _ = (self as? UIScrollView)?.panGestureRecognizer
            return state.seldom?.hadGestures == true ? state.gestureRecognizers : nil
        }
        set { replaceGestures(newValue ?? []) }
    }
    /// Adds a gesture recognizer, after removing it from its view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    /// Returns whether a gesture recognizer of the view may begin; `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Adds an interaction, after removing it from its view.
    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }
    /// The interactions; setting them doesn't notify them of the move here.
    open var interactions: [any UIInteraction] {
        get { state.interactions }
        set { state.interactions = newValue }
    }
    /// Makes the first responder in the view resign; returns `false` if there is none, or if it refuses without
    /// `force`.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }
    /// The motion effects; stored only, since the device never moves here.
    open var motionEffects: [UIMotionEffect] {
        get { state.seldom?.motionEffects ?? [] }
        set {
            inert(.behavior, self, from: motionEffects, to: newValue)
            state.ownSeldom.motionEffects = newValue
        }
    }
    /// Adds a motion effect, without visible effect here.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        inert(.behavior, self)
        motionEffects.append(effect)
    }
    /// Removes a motion effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
    /// Whether the view can become focused; `false` by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused; always `false` here.
    open var isFocused: Bool { false }
    /// Called after focus has moved; never called here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Returns whether focus may move; never called here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The environments to focus first; empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The environment that contains the view: its view controller or superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment ?? superview }
    /// The container of the view's focus items; always `nil` here.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// The effect while the view is focused; stored only.
    open var focusEffect: UIFocusEffect? {
        get { state.seldom?.focusEffect }
        set {
            inert(.behavior, self, from: focusEffect, to: newValue)
            if newValue != nil || state.seldom != nil { state.ownSeldom.focusEffect = newValue }
        }
    }
    /// The priority in its focus group; stored only.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { rare.focusGroupPriority }
        set { keepInert(.behavior, newValue, \.focusGroupPriority) }
    }
    /// Called when focus may be about to move; never called here.
    open func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
    /// Saves the view's state; never called here, since no state is saved.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the view's state; never called here, since no state is saved.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Requests a focus update; does nothing here.
    open func setNeedsFocusUpdate() { inert(.behavior, self) }
    /// Updates focus immediately; does nothing here.
    open func updateFocusIfNeeded() { inert(.behavior, self) }
    /// The identifier of the focus group; stored only.
    open var focusGroupIdentifier: String? {
        get { state.seldom?.focusGroupIdentifier }
        set {
            inert(.behavior, self, from: focusGroupIdentifier, to: newValue)
            if newValue != nil || state.seldom != nil { state.ownSeldom.focusGroupIdentifier = newValue }
        }
    }
    /// The identifier for state restoration; stored only.
    open var restorationIdentifier: String? {
        get { state.seldom?.restorationIdentifier }
        set {
            inert(.service, self, from: restorationIdentifier, to: newValue)
            if newValue != nil || state.seldom != nil { state.ownSeldom.restorationIdentifier = newValue }
        }
    }
    /// Returns a formatter for printing the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter {
        let formatter = UIViewPrintFormatter()
        formatter.viewInUse = self
        return formatter
    }
    open override var canBecomeFirstResponder: Bool { false }

    // MARK: Accessibility

    /// Whether assistive technologies see the view as an element; the default depends on the class.
    open var isAccessibilityElement: Bool {
        get { spoken?.isElement?() ?? state.seldom?.isAccessibilityElement ?? isStandardElement }
        set { state.ownSeldom.isAccessibilityElement = newValue }
    }
    /// The identifier by which tests find the view; never spoken.
    open var accessibilityIdentifier: String? {
        get { if let answer = spoken?.identifier { answer() } else { ownIdentifier } }
        set { ownIdentifier = newValue }
    }
    private var ownIdentifier: String?
    /// The text that names the view to assistive technologies.
    open var accessibilityLabel: String? {
        get { if let answer = spoken?.label { answer() } else { state.seldom?.accessibilityLabel } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityLabel = newValue } }
    }
    /// The value of the view as text for assistive technologies.
    open var accessibilityValue: String? {
        get { if let answer = spoken?.value { answer() } else { state.seldom?.accessibilityValue } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityValue = newValue } }
    }
    /// The text that says what an action on the view does.
    open var accessibilityHint: String? {
        get { if let answer = spoken?.hint { answer() } else { state.seldom?.accessibilityHint } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityHint = newValue } }
    }
    /// The accessibility label with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { if let answer = spoken?.attributedLabel { answer() } else { state.seldom?.accessibilityAttributedLabel } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedLabel = newValue } }
    }
    /// The accessibility value with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { if let answer = spoken?.attributedValue { answer() } else { state.seldom?.accessibilityAttributedValue } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedValue = newValue } }
    }
    /// The accessibility hint with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { if let answer = spoken?.attributedHint { answer() } else { state.seldom?.accessibilityAttributedHint } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityAttributedHint = newValue } }
    }
    /// The traits that tell assistive technologies how the view behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { spoken?.traits?() ?? ownTraits }
        set { ownTraits = newValue }
    }
    private var ownTraits = UIAccessibilityTraits.none
    /// The language of the spoken texts as a BCP 47 tag, or `nil` for the user's.
    open var accessibilityLanguage: String? {
        get { if let answer = spoken?.language { answer() } else { state.seldom?.accessibilityLanguage } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityLanguage = newValue } }
    }
    /// The accessibility elements in the view in reading order, or `nil` for those of its subviews.
    open var accessibilityElements: [Any]? {
        get { if let answer = spoken?.elements { answer() } else { state.seldom?.accessibilityElements } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityElements = newValue } }
    }
    /// Whether the accessibility elements in the view are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { spoken?.elementsHidden?() ?? hidesElements }
        set { hidesElements = newValue }
    }
    private var hidesElements = false
    /// Whether assistive technologies ignore the view's siblings.
    open var accessibilityViewIsModal: Bool {
        get { spoken?.viewIsModal?() ?? isModalForReaders }
        set { isModalForReaders = newValue }
    }
    private var isModalForReaders = false
    /// Whether the colors stay the same under Invert Colors; stored only.
    open var accessibilityIgnoresInvertColors: Bool {
        get { rare.accessibilityIgnoresInvertColors }
        set { keepInert(.behavior, newValue, \.accessibilityIgnoresInvertColors) }
    }
    /// Whether the element responds to user interaction; `true` by default.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { spoken?.respondsToUserInteraction?() ?? respondsToPeople }
        set { respondsToPeople = newValue }
    }
    private var respondsToPeople = true
    /// The names by which Voice Control finds the view, the main one first.
    open var accessibilityUserInputLabels: [String]! {
        get { spoken?.userInputLabels?() ?? state.seldom?.accessibilityUserInputLabels ?? [] }
        set { state.ownSeldom.accessibilityUserInputLabels = newValue }
    }
    /// The outline of the element in screen coordinates, or `nil` for its frame.
    open var accessibilityPath: UIBezierPath? {
        get { if let answer = spoken?.path { answer() } else { state.seldom?.accessibilityPath } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityPath = newValue } }
    }
    /// The custom actions that assistive technologies offer.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let answer = spoken?.customActions { answer() } else { state.seldom?.accessibilityCustomActions } }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityCustomActions = newValue } }
    }
    /// The custom rotors that VoiceOver offers.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let answer = spoken?.customRotors { return answer()?.compactMap { $0 as? UIAccessibilityCustomRotor } }
            return state.seldom?.accessibilityCustomRotors
        }
        set { if newValue != nil || state.seldom != nil { state.ownSeldom.accessibilityCustomRotors = newValue } }
    }
    /// The way in which assistive technologies move through the element's children.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { spoken?.navigationStyle?() ?? ownNavigationStyle }
        set {
            inert(.behavior, self, from: ownNavigationStyle, to: newValue)
            ownNavigationStyle = newValue
        }
    }
    private var ownNavigationStyle = UIAccessibilityNavigationStyle.automatic
    /// The kind of container that the view is for assistive technologies; stored only.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { rare.accessibilityContainerType }
        set { keepInert(.behavior, newValue, \.accessibilityContainerType) }
    }
    /// Whether VoiceOver reads the view's children as a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { spoken?.groupsChildren?() ?? groupsChildren }
        set { groupsChildren = newValue }
    }
    private var groupsChildren = false
    /// The frame of the element in screen coordinates; by default the view's bounds.
    open var accessibilityFrame: CGRect {
        get { spoken?.frame?() ?? state.accessibilityFrame ?? convertedRect(bounds, to: nil) }
        set { state.accessibilityFrame = newValue }
    }
    /// The point in screen coordinates that a double tap activates; by default the center of the accessibility frame.
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
