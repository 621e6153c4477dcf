// Longer than 300 lines: members that subclasses override must be declared in the class itself.
public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// A rectangle of visual content: its geometry, its appearance and its sublayers.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// The view that the layer belongs to, which calls `forgetHost()` when it is deallocated.
    package final var host: (any LayerHost)? {
        get { unsafe storedHost }
        set { unsafe storedHost = newValue }
    }
    private unowned(unsafe) var storedHost: (any LayerHost)?
    /// The rarely set properties; `nil` for a layer that has none of them set.
    private(set) final var seldom: LayerSeldom?
    /// The values set for keys that no property has.
    final var customValues: [String: Any] {
        get { rare.customValues }
        set { if !newValue.isEmpty || seldom != nil { ownSeldom.customValues = newValue } }
    }
    /// The running animations, in the order in which they were added.
    final var runningAnimations: [(key: String, animation: CAAnimation)] {
        get { rare.runningAnimations }
        set { if !newValue.isEmpty || seldom != nil { ownSeldom.runningAnimations = newValue } }
    }
    /// The layer of which this one is the presentation copy.
    final var modelLayer: CALayer? {
        get { rare.modelLayer }
        set { keep(newValue, \.modelLayer) }
    }
    final var isLayoutNeeded = false
    final var isDisplayNeeded = false
    /// Whether the layer was part of a visible tree, so that its changes are animated.
    final var isCommitted = false
    /// The recorded drawing of `draw(in:)`.
    package final var drawing: CGContext?

    /// Creates a layer without a size.
    public override init() {
        super.init()
        prepareForUse()
    }

    /// Creates a copy of a layer, as for its presentation.
    public init(layer: Any) {
        super.init()
        prepareForUse()
        if let layer = layer as? CALayer {
            modelLayer = layer
            takeValues(of: layer)
        }
    }

    public required init?(coder: NSCoder) {
        super.init()
        prepareForUse()
    }

    deinit {
        if let seldom {
            seldom.reference?.forget()
            seldom.mask?.superlayer = nil
            if !seldom.runningAnimations.isEmpty { AnimationClock.current.giveUp(seldom.runningAnimations) }
        }
        takeDownChildren()
    }

    /// Always `true`, although nothing is encoded.
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// The storage of the rarely set properties, created on first use.
    private var ownSeldom: LayerSeldom {
        if let seldom { return seldom }
        let made = LayerSeldom()
        seldom = made
        return made
    }

    /// The reference to the layer for objects that may outlive it.
    final var reference: LayerReference {
        if let known = seldom?.reference { return known }
        let made = LayerReference(self)
        ownSeldom.reference = made
        return made
    }

    /// The rarely set properties, or their defaults.
    private var rare: LayerSeldom { unsafe seldom ?? .standard }

    /// Stores a value; returns whether it differs from the previous one.
    @discardableResult private func keep<Value: Equatable>(
        _ value: Value, _ path: ReferenceWritableKeyPath<LayerSeldom, Value>
    ) -> Bool {
        guard value != rare[keyPath: path] else { return false }
        ownSeldom[keyPath: path] = value
        return true
    }

    /// Stores a value, and if it differs from the previous one, reports and animates the change.
    private func keepAnimated<Value: Equatable>(
        _ value: Value, _ path: ReferenceWritableKeyPath<LayerSeldom, Value>, _ key: String, _ tell: (CALayer) -> Void
    ) {
        let old = isWatched ? rare[keyPath: path] : nil
        guard keep(value, path) else { return }
        tell(self)
        if let old { animate(key, from: old) }
    }

    /// Stores a value without effect, and records that a property got another one.
    private func keepInert<Value: Equatable>(
        _ inertness: Inertness, _ value: Value, _ path: ReferenceWritableKeyPath<LayerSeldom, Value>,
        _ member: String = #function
    ) {
        if keep(value, path) { inert(inertness, self, member) }
    }

    /// Stores a value that cannot be compared; `nil` needs no storage of its own.
    private func keep<Value>(_ value: Value?, _ path: ReferenceWritableKeyPath<LayerSeldom, Value?>) {
        if value != nil || seldom != nil { ownSeldom[keyPath: path] = value }
    }

    /// Stores a value without effect that cannot be compared, and records that a property got another one.
    private func keepInert<Value>(
        _ inertness: Inertness, _ value: Value?, _ path: ReferenceWritableKeyPath<LayerSeldom, Value?>,
        _ member: String = #function
    ) {
        inert(inertness, self, from: rare[keyPath: path], to: value, member)
        keep(value, path)
    }

    /// Whether the layer remains visible after its removal from the tree, so that its animations continue.
    package final var isDeparting: Bool {
        get { rare.isDeparting }
        set { keep(newValue, \.isDeparting) }
    }

    // MARK: Geometry

    // Stored privately: reading overridable properties checks for overlapping accesses each time.
    private final var ownBounds = CGRect.zero { didSet { if ownBounds != oldValue { boundsChanged(from: oldValue) } } }
    private final var ownPosition = CGPoint.zero {
        didSet { if ownPosition != oldValue { moved("position", from: oldValue) } }
    }
    private final var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if ownAnchorPoint != oldValue { moved("anchorPoint", from: oldValue) } }
    }
    /// The layer's rectangle in its own coordinate space.
    open var bounds: CGRect {
        get { ownBounds }
        set { ownBounds = newValue }
    }
    /// The position of the anchor point, in the coordinate space of the superlayer.
    open var position: CGPoint {
        get { ownPosition }
        set { ownPosition = newValue }
    }
    /// The position along the z-axis, which orders sibling layers.
    open var zPosition: CGFloat {
        get { rare.zPosition }
        set { keepAnimated(newValue, \.zPosition, "zPosition") { $0.changed() } }
    }
    /// The point of the bounds that `position` places, in the unit coordinate space of the bounds.
    open var anchorPoint: CGPoint {
        get { ownAnchorPoint }
        set { ownAnchorPoint = newValue }
    }
    /// The position of the anchor point along the z-axis.
    open var anchorPointZ: CGFloat {
        get { rare.anchorPointZ }
        set { keep(newValue, \.anchorPointZ) }
    }
    /// The transform about the anchor point.
    open var transform: CATransform3D {
        get { rare.transform }
        set { keepAnimated(newValue, \.transform, "transform") { $0.moved() } }
    }
    /// The transform of the sublayers about the layer's anchor point, such as a perspective.
    open var sublayerTransform: CATransform3D {
        get { rare.sublayerTransform }
        set { keepAnimated(newValue, \.sublayerTransform, "sublayerTransform") { $0.changed() } }
    }
    /// The smallest rectangle that contains the transformed bounds, in the coordinate space of the superlayer.
    open var frame: CGRect {
        get { frameOfBounds }
        set { setFrame(newValue) }
    }
    /// Returns the affine part of the transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets the transform to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    /// Returns `isGeometryFlipped`.
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }
    /// Whether the geometry of sublayers is flipped vertically; stored only.
    open var isGeometryFlipped = false
    /// Whether the layer shows when it faces away from the viewer.
    open var isDoubleSided = true { didSet { if isDoubleSided != oldValue { changed() } } }

    // MARK: Tree

    /// The superlayer.
    open package(set) var superlayer: CALayer? {
        get { unsafe storedSuperlayer }
        set { unsafe storedSuperlayer = newValue }
    }
    /// Sublayers are notified when their superlayer is deallocated.
    private unowned(unsafe) var storedSuperlayer: CALayer?
    final var children: [CALayer] = []
    /// The sublayers, back to front; `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(newValue ?? []) }
    }
    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() { leaveSuperlayer() }
    /// Adds a layer in front of all sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    /// Inserts a layer at an index of the sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    /// Inserts a layer behind a sublayer, or behind all if the other layer is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
    /// Inserts a layer in front of a sublayer, or in front of all if the other layer is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
    /// Replaces a sublayer with another layer; does nothing if the first one is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    // MARK: Look

    /// Whether the layer and its sublayers are hidden.
    open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden", from: oldValue) } } }
    /// A layer whose opacity masks this layer, placed in the coordinate space of the bounds.
    open var mask: CALayer? {
        get { rare.mask }
        set {
            let old = mask
            guard newValue !== old else { return }
            ownSeldom.mask = newValue
            maskChanged(from: old)
        }
    }
    /// Whether the contents and sublayers are clipped to the rounded bounds; the layer then has no shadow.
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { changed() } }
    }
    /// The contents of the layer, a `CGImage`; other objects are not drawn.
    open var contents: Any? {
        get { rare.contents }
        set {
            let old = contents
            keep(newValue, \.contents)
            host?.layerAppearanceChanged(self)
            if isWatched { animate("contents", from: old) }
        }
    }
    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { rare.contentsRect }
        set { keepAnimated(newValue, \.contentsRect, "contentsRect") { $0.changed() } }
    }
    /// How the contents are positioned and scaled within the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { rare.contentsGravity }
        set { if keep(newValue, \.contentsGravity) { host?.layerAppearanceChanged(self) } }
    }
    /// The scale of the contents, in pixels per point.
    open var contentsScale: CGFloat {
        get { rare.contentsScale }
        set { keep(newValue, \.contentsScale) }
    }
    /// The part of the contents that is stretched when they are resized, in unit coordinates.
    open var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { keep(newValue, \.contentsCenter) }
    }
    /// The pixel format of the contents; stored only.
    open var contentsFormat: CALayerContentsFormat {
        get { rare.contentsFormat }
        set { keepInert(.looks, newValue, \.contentsFormat) }
    }
    /// The filter for shrinking contents; `trilinear` draws them like `linear` here.
    open var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { if keep(newValue, \.minificationFilter) { host?.layerAppearanceChanged(self) } }
    }
    /// The filter for enlarging contents; `trilinear` draws them like `linear` here.
    open var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { if keep(newValue, \.magnificationFilter) { host?.layerAppearanceChanged(self) } }
    }
    /// The bias of the minification filter; stored only.
    open var minificationFilterBias: Float {
        get { rare.minificationFilterBias }
        set { keepInert(.looks, newValue, \.minificationFilterBias) }
    }
    /// Whether the layer has no transparent parts; stored only.
    open var isOpaque: Bool {
        get { rare.isOpaque }
        set { keepInert(.behavior, newValue, \.isOpaque) }
    }
    /// Whether a change of the size marks the layer as needing display.
    open var needsDisplayOnBoundsChange = false
    /// Whether the layer may be drawn in the background; stored only.
    open var drawsAsynchronously: Bool {
        get { rare.drawsAsynchronously }
        set { keepInert(.behavior, newValue, \.drawsAsynchronously) }
    }
    /// The edges that are antialiased; stored only.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { rare.edgeAntialiasingMask }
        set { keepInert(.looks, newValue, \.edgeAntialiasingMask) }
    }
    /// Whether edges may be antialiased; stored only.
    open var allowsEdgeAntialiasing: Bool {
        get { rare.allowsEdgeAntialiasing }
        set { keepInert(.looks, newValue, \.allowsEdgeAntialiasing) }
    }
    /// The color behind the contents; `nil` for none.
    open var backgroundColor: CGColor? {
        didSet { if backgroundColor != oldValue { changed("backgroundColor", from: oldValue) } }
    }
    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { changed("cornerRadius", from: oldValue) } }
    }
    /// The corners to which the radius applies.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    { didSet { if maskedCorners != oldValue { host?.layerAppearanceChanged(self) } } }
    /// The shape of the rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { rare.cornerCurve }
        set { keep(newValue, \.cornerCurve) }
    }
    /// Returns the factor by which a continuous corner extends beyond a circular one of the same radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// The width of the border in points, drawn inside of the bounds and over the sublayers.
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } }
    }
    /// The color of the border; black by default.
    open var borderColor: CGColor? {
        get { rare.borderColor }
        set { keepAnimated(newValue, \.borderColor, "borderColor") { $0.changed() } }
    }
    /// The opacity of the layer with its sublayers, from 0 to 1.
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity", from: oldValue) } } }
    /// Whether the opacity applies to the layer and its sublayers as a group; stored only, since it always does here.
    open var allowsGroupOpacity: Bool {
        get { rare.allowsGroupOpacity }
        set { keepInert(.looks, newValue, \.allowsGroupOpacity) }
    }
    /// The blend mode for what is below the layer, such as `"multiplyBlendMode"`; other filters are ignored.
    open var compositingFilter: Any? {
        get { rare.compositingFilter }
        set { keep(newValue, \.compositingFilter) }
    }
    /// The filters of the layer; those of SwiftUI's effects are drawn, others stored only.
    open var filters: [Any]? {
        get { rare.filters }
        set { keep(newValue, \.filters) }
    }
    /// The filters of what is below the layer; stored only.
    open var backgroundFilters: [Any]? {
        get { rare.backgroundFilters }
        set { keep(newValue, \.backgroundFilters) }
    }
    /// Whether the layer is drawn into a bitmap first; stored only.
    open var shouldRasterize: Bool {
        get { rare.shouldRasterize }
        set { keepInert(.behavior, newValue, \.shouldRasterize) }
    }
    /// The scale of that bitmap, in pixels per point; stored only.
    open var rasterizationScale: CGFloat {
        get { rare.rasterizationScale }
        set { keepInert(.behavior, newValue, \.rasterizationScale) }
    }
    /// Whether the contents use extended dynamic range; stored only.
    open var wantsExtendedDynamicRangeContent: Bool {
        get { rare.wantsExtendedDynamicRangeContent }
        set { keepInert(.looks, newValue, \.wantsExtendedDynamicRangeContent) }
    }

    // MARK: Shadow

    /// The color of the shadow; black by default.
    open var shadowColor: CGColor? {
        get { rare.shadowColor }
        set { keepAnimated(newValue, \.shadowColor, "shadowColor") { $0.changed() } }
    }
    /// The opacity of the shadow, from 0 to 1; 0, for no shadow, by default.
    open var shadowOpacity: Float {
        get { rare.shadowOpacity }
        set { keepAnimated(newValue, \.shadowOpacity, "shadowOpacity") { $0.changed() } }
    }
    /// The offset of the shadow, in points; 3 points up by default.
    open var shadowOffset: CGSize {
        get { rare.shadowOffset }
        set { keepAnimated(newValue, \.shadowOffset, "shadowOffset") { $0.changed() } }
    }
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { rare.shadowRadius }
        set { keepAnimated(newValue, \.shadowRadius, "shadowRadius") { $0.changed() } }
    }
    /// The outline that casts the shadow, in the coordinate space of the bounds; `nil` for what the layer draws.
    open var shadowPath: CGPath? {
        get { rare.shadowPath }
        set { keepAnimated(newValue, \.shadowPath, "shadowPath") { $0.changed() } }
    }

    // MARK: Drawing

    /// Updates the contents, through the delegate if there is one.
    open func display() {
        if let delegate { delegate.display(self) } else { displayDrawing() }
    }
    /// Marks the contents as needing an update.
    open func setNeedsDisplay() {
        isDisplayNeeded = true
        host?.layerAppearanceChanged(self)
    }
    /// Marks the contents as needing an update, whatever the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Returns whether the contents need an update.
    open func needsDisplay() -> Bool { isDisplayNeeded }
    /// Updates the contents if they need it.
    open func displayIfNeeded() {
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }
    /// Draws the contents; by default, the delegate does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and its sublayers as they are, without running animations.
    open func render(in ctx: CGContext) { ctx.record(operations()) }
    /// Returns whether a change of the value of a key requires an update of the contents; `false` by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout

    /// Returns the size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Marks the layer as needing layout.
    open func setNeedsLayout() {
        isLayoutNeeded = true
        host?.layerNeedsLayout(self)
    }
    /// Returns whether the layer needs layout.
    open func needsLayout() -> Bool { isLayoutNeeded }
    /// Lays out the layer and its sublayers as far as they need it, after superlayers that need it.
    open func layoutIfNeeded() { layOutTree() }
    /// Lays out the sublayers; by default, the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Points

    /// Returns whether the bounds contain a point in the layer's coordinate space.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// Returns the frontmost layer of this tree that contains a point in the coordinate space of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { topmost(at: p) }
    /// Converts a point from another layer's coordinate space; `nil` for the space around the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { place(p, from: l, to: self) }
    /// Converts a point to another layer's coordinate space; `nil` for the space around the root layer.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { place(p, from: self, to: l) }
    /// Converts a rectangle from another layer's coordinate space; `nil` for the space around the root layer.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { place(r, from: l, to: self) }
    /// Converts a rectangle to another layer's coordinate space; `nil` for the space around the root layer.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { place(r, from: self, to: l) }
    /// Converts a time in seconds from another layer; `nil` for the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.parentTime(t) ?? t)
    }
    /// Converts a time in seconds to another layer; `nil` for the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(parentTime(t)) ?? parentTime(t)
    }
    /// The part of the bounds that is not clipped by superlayers.
    open var visibleRect: CGRect { visiblePart }
    /// Scrolls the nearest scroll layer, from this layer up, to a point in this layer's coordinate space.
    open func scroll(_ p: CGPoint) { enclosingScrollLayer?.scroll(to: convert(p, to: enclosingScrollLayer)) }
    /// Scrolls the nearest scroll layer, from this layer up, so that a rectangle becomes visible.
    open func scrollRectToVisible(_ r: CGRect) { scrollToShow(r) }

    // MARK: Actions and animations

    /// Returns the class's action for an event; `nil` by default.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Returns the action for an event from the delegate, `actions`, the class or the implicit animations, in this
    /// order.
    open func action(forKey event: String) -> (any CAAction)? { lookedUpAction(event) }
    /// The actions by the name of their event.
    open var actions: [String: any CAAction]? {
        get { rare.actions }
        set { keep(newValue, \.actions) }
    }
    /// Adds a copy of an animation, replacing one with the same key; `nil` for a unique key.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }
    /// Removes all animations.
    open func removeAllAnimations() { stop(runningAnimations.map(\.key)) }
    /// Removes the animation with a key.
    open func removeAnimation(forKey key: String) { stop([key]) }
    /// Returns the keys of the animations, in the order in which they were added; `nil` without animations.
    open func animationKeys() -> [String]? { runningAnimations.isEmpty ? nil : runningAnimations.map(\.key) }
    /// Returns the running animation with a key.
    open func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.animation
    }
    /// Returns a copy of the layer and its sublayers as they currently appear, with animations applied.
    open func presentation() -> Self? { presented() }
    /// Returns the layer of which this one is a presentation copy, or the layer itself.
    open func model() -> Self { (modelLayer as? Self) ?? self }

    /// The name of the layer.
    open var name: String? {
        get { rare.name }
        set { keep(newValue, \.name) }
    }
    /// The delegate; for the layer of a view, the view, unless another one is set.
    open var delegate: (any CALayerDelegate)? {
        get { seldom?.delegate ?? host }
        set {
            let delegate = newValue === host ? nil : newValue
            if delegate != nil || seldom != nil { ownSeldom.delegate = delegate }
        }
    }
    /// Default values of properties; stored only.
    open var style: [AnyHashable: Any]? {
        get { rare.style }
        set { keepInert(.behavior, newValue, \.style) }
    }

    // MARK: Values by key

    /// Returns the class's default value of a key; `nil` unless a subclass overrides it.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Always `true`; never called here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    /// Returns the value of a property, or a value set for any other key.
    open func value(forKey key: String) -> Any? { storedValue(key) }
    /// Sets the value of a property, or of any other key.
    open func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    /// Returns the value at a key path, such as `transform.scale.x`.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(path: keyPath) }
    /// Sets the value at a key path, such as `transform.scale.x`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, path: keyPath) }

    // MARK: Timing

    /// When the layer's time begins, in seconds of its superlayer.
    open var beginTime: CFTimeInterval {
        get { rare.beginTime }
        set { keep(newValue, \.beginTime) }
    }
    /// The duration of the layer's time; stored only.
    open var duration: CFTimeInterval {
        get { rare.duration }
        set { keepInert(.looks, newValue, \.duration) }
    }
    /// The speed of the layer's time relative to that of its superlayer; 0 stops its animations.
    open var speed: Float {
        get { rare.speed }
        set { keep(newValue, \.speed) }
    }
    /// An offset of the layer's time, in seconds.
    open var timeOffset: CFTimeInterval {
        get { rare.timeOffset }
        set { keep(newValue, \.timeOffset) }
    }
    /// The number of repetitions; stored only.
    open var repeatCount: Float {
        get { rare.repeatCount }
        set { keepInert(.looks, newValue, \.repeatCount) }
    }
    /// How long the layer's time repeats, in seconds; stored only.
    open var repeatDuration: CFTimeInterval {
        get { rare.repeatDuration }
        set { keepInert(.looks, newValue, \.repeatDuration) }
    }
    /// Whether the layer's time runs backward after each repetition; stored only.
    open var autoreverses: Bool {
        get { rare.autoreverses }
        set { keepInert(.looks, newValue, \.autoreverses) }
    }
    /// What the layer shows outside of its active time; stored only.
    open var fillMode: CAMediaTimingFillMode {
        get { rare.fillMode }
        set { keepInert(.looks, newValue, \.fillMode) }
    }

    /// Called at the end of each initializer, before the layer is used.
    func prepareForUse() {}
    /// Copies the properties of another layer.
    func takeValues(of layer: CALayer) { copyProperties(of: layer) }
    /// Returns the accessors for a key of a property that this class adds to those of all layers.
    func ownValue(_ key: String) -> LayerValue? { nil }
}
