// Longer than 300 lines: members that subclasses override must be declared in the class itself.
public import CoreGraphics
public import Foundation

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

    /// Stores a value that cannot be compared; `nil` needs no storage of its own.
    private func keep<Value>(_ value: Value?, _ path: ReferenceWritableKeyPath<LayerSeldom, Value?>) {
        if value != nil || seldom != nil { ownSeldom[keyPath: path] = value }
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
    open var bounds: CGRect {
        get { ownBounds }
        set { ownBounds = newValue }
    }
    open var position: CGPoint {
        get { ownPosition }
        set { ownPosition = newValue }
    }
    open var zPosition: CGFloat {
        get { rare.zPosition }
        set { keepAnimated(newValue, \.zPosition, "zPosition") { $0.changed() } }
    }
    open var anchorPoint: CGPoint {
        get { ownAnchorPoint }
        set { ownAnchorPoint = newValue }
    }
    open var anchorPointZ: CGFloat {
        get { rare.anchorPointZ }
        set { keep(newValue, \.anchorPointZ) }
    }
    open var transform: CATransform3D {
        get { rare.transform }
        set { keepAnimated(newValue, \.transform, "transform") { $0.moved() } }
    }
    open var sublayerTransform: CATransform3D {
        get { rare.sublayerTransform }
        set { keepAnimated(newValue, \.sublayerTransform, "sublayerTransform") { $0.changed() } }
    }
    /// The smallest rectangle that contains the transformed bounds, in the coordinate space of the superlayer.
    open var frame: CGRect {
        get { frameOfBounds }
        set { setFrame(newValue) }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }
    open var isGeometryFlipped = false
    open var isDoubleSided = true

    // MARK: Tree

    /// The superlayer.
    open package(set) var superlayer: CALayer? {
        get { unsafe storedSuperlayer }
        set { unsafe storedSuperlayer = newValue }
    }
    /// Sublayers are notified when their superlayer is deallocated.
    private unowned(unsafe) var storedSuperlayer: CALayer?
    final var children: [CALayer] = []
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(newValue ?? []) }
    }
    open func removeFromSuperlayer() { leaveSuperlayer() }
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    // MARK: Look

    open var isHidden = false { didSet { if isHidden != oldValue { changed("hidden", from: oldValue) } } }
    open var mask: CALayer? {
        get { rare.mask }
        set {
            let old = mask
            guard newValue !== old else { return }
            ownSeldom.mask = newValue
            maskChanged(from: old)
        }
    }
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { changed() } }
    }
    open var contents: Any? {
        get { rare.contents }
        set {
            let old = contents
            keep(newValue, \.contents)
            host?.layerAppearanceChanged(self)
            if isWatched { animate("contents", from: old) }
        }
    }
    open var contentsRect: CGRect {
        get { rare.contentsRect }
        set { keepAnimated(newValue, \.contentsRect, "contentsRect") { $0.changed() } }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { rare.contentsGravity }
        set { if keep(newValue, \.contentsGravity) { host?.layerAppearanceChanged(self) } }
    }
    open var contentsScale: CGFloat {
        get { rare.contentsScale }
        set { keep(newValue, \.contentsScale) }
    }
    open var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { keep(newValue, \.contentsCenter) }
    }
    open var contentsFormat: CALayerContentsFormat {
        get { rare.contentsFormat }
        set { keep(newValue, \.contentsFormat) }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { keep(newValue, \.minificationFilter) }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { keep(newValue, \.magnificationFilter) }
    }
    open var minificationFilterBias: Float {
        get { rare.minificationFilterBias }
        set { keep(newValue, \.minificationFilterBias) }
    }
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var allowsEdgeAntialiasing = false
    open var backgroundColor: CGColor? {
        didSet { if backgroundColor != oldValue { changed("backgroundColor", from: oldValue) } }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { changed("cornerRadius", from: oldValue) } }
    }
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    { didSet { if maskedCorners != oldValue { host?.layerAppearanceChanged(self) } } }
    open var cornerCurve: CALayerCornerCurve {
        get { rare.cornerCurve }
        set { keep(newValue, \.cornerCurve) }
    }
    /// Returns the factor by which a continuous corner extends beyond a circular one of the same radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } }
    }
    open var borderColor: CGColor? {
        get { rare.borderColor }
        set { keepAnimated(newValue, \.borderColor, "borderColor") { $0.changed() } }
    }
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity", from: oldValue) } } }
    open var allowsGroupOpacity = true
    open var compositingFilter: Any? {
        get { rare.compositingFilter }
        set { keep(newValue, \.compositingFilter) }
    }
    open var filters: [Any]? {
        get { rare.filters }
        set { keep(newValue, \.filters) }
    }
    open var backgroundFilters: [Any]? {
        get { rare.backgroundFilters }
        set { keep(newValue, \.backgroundFilters) }
    }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat {
        get { rare.rasterizationScale }
        set { keep(newValue, \.rasterizationScale) }
    }
    open var wantsExtendedDynamicRangeContent = false

    // MARK: Shadow

    open var shadowColor: CGColor? {
        get { rare.shadowColor }
        set { keepAnimated(newValue, \.shadowColor, "shadowColor") { $0.changed() } }
    }
    open var shadowOpacity: Float {
        get { rare.shadowOpacity }
        set { keepAnimated(newValue, \.shadowOpacity, "shadowOpacity") { $0.changed() } }
    }
    open var shadowOffset: CGSize {
        get { rare.shadowOffset }
        set { keepAnimated(newValue, \.shadowOffset, "shadowOffset") { $0.changed() } }
    }
    open var shadowRadius: CGFloat {
        get { rare.shadowRadius }
        set { keepAnimated(newValue, \.shadowRadius, "shadowRadius") { $0.changed() } }
    }
    open var shadowPath: CGPath? {
        get { rare.shadowPath }
        set { keepAnimated(newValue, \.shadowPath, "shadowPath") { $0.changed() } }
    }

    // MARK: Drawing

    open func display() {
        if let delegate { delegate.display(self) } else { displayDrawing() }
    }
    open func setNeedsDisplay() {
        isDisplayNeeded = true
        host?.layerAppearanceChanged(self)
    }
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    open func needsDisplay() -> Bool { isDisplayNeeded }
    open func displayIfNeeded() {
        guard isDisplayNeeded else { return }
        isDisplayNeeded = false
        display()
    }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func render(in ctx: CGContext) { ctx.record(operations()) }
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout

    open func preferredFrameSize() -> CGSize { bounds.size }
    open func setNeedsLayout() {
        isLayoutNeeded = true
        host?.layerNeedsLayout(self)
    }
    open func needsLayout() -> Bool { isLayoutNeeded }
    open func layoutIfNeeded() { layOutTree() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Points

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { topmost(at: p) }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { place(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { place(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { place(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { place(r, from: self, to: l) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.parentTime(t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(parentTime(t)) ?? parentTime(t)
    }
    open var visibleRect: CGRect { visiblePart }
    open func scroll(_ p: CGPoint) { enclosingScrollLayer?.scroll(to: convert(p, to: enclosingScrollLayer)) }
    open func scrollRectToVisible(_ r: CGRect) { scrollToShow(r) }

    // MARK: Actions and animations

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? { lookedUpAction(event) }
    open var actions: [String: any CAAction]? {
        get { rare.actions }
        set { keep(newValue, \.actions) }
    }
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }
    open func removeAllAnimations() { stop(runningAnimations.map(\.key)) }
    open func removeAnimation(forKey key: String) { stop([key]) }
    open func animationKeys() -> [String]? { runningAnimations.isEmpty ? nil : runningAnimations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.animation
    }
    open func presentation() -> Self? { presented() }
    open func model() -> Self { (modelLayer as? Self) ?? self }

    open var name: String? {
        get { rare.name }
        set { keep(newValue, \.name) }
    }
    open var delegate: (any CALayerDelegate)? {
        get { seldom?.delegate ?? host }
        set {
            let delegate = newValue === host ? nil : newValue
            if delegate != nil || seldom != nil { ownSeldom.delegate = delegate }
        }
    }
    open var style: [AnyHashable: Any]? {
        get { rare.style }
        set { keep(newValue, \.style) }
    }

    // MARK: Values by key

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func value(forKey key: String) -> Any? { storedValue(key) }
    open func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(path: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, path: keyPath) }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { rare.beginTime }
        set { keep(newValue, \.beginTime) }
    }
    open var duration: CFTimeInterval {
        get { rare.duration }
        set { keep(newValue, \.duration) }
    }
    open var speed: Float {
        get { rare.speed }
        set { keep(newValue, \.speed) }
    }
    open var timeOffset: CFTimeInterval {
        get { rare.timeOffset }
        set { keep(newValue, \.timeOffset) }
    }
    open var repeatCount: Float {
        get { rare.repeatCount }
        set { keep(newValue, \.repeatCount) }
    }
    open var repeatDuration: CFTimeInterval {
        get { rare.repeatDuration }
        set { keep(newValue, \.repeatDuration) }
    }
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode {
        get { rare.fillMode }
        set { keep(newValue, \.fillMode) }
    }

    /// Called at the end of each initializer, before the layer is used.
    func prepareForUse() {}
    /// Copies the properties of another layer.
    func takeValues(of layer: CALayer) { copyProperties(of: layer) }
    /// Returns the accessors for a key of a property that this class adds to those of all layers.
    func ownValue(_ key: String) -> LayerValue? { nil }
}
