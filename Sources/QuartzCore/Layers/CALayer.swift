// Longer than 300 lines: what users override must stand in the body of the class.
public import CoreGraphics
public import Foundation

/// A rectangle of a picture: its place, its look and the layers above it.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// The view that it belongs to, which calls `forgetHost()` when it ends.
    package final var host: (any LayerHost)? {
        get { unsafe storedHost }
        set { unsafe storedHost = newValue }
    }
    private unowned(unsafe) var storedHost: (any LayerHost)?
    /// What hardly any layer has; `nil` for a layer that has nothing of it.
    private(set) final var seldom: LayerSeldom?
    /// What was set for keys that no property has.
    final var customValues: [String: Any] {
        get { seldom?.customValues ?? [:] }
        set { if !newValue.isEmpty || seldom != nil { ownSeldom.customValues = newValue } }
    }
    /// The animations in the order in which they were added.
    final var runningAnimations: [(key: String, animation: CAAnimation)] {
        get { seldom?.runningAnimations ?? [] }
        set { if !newValue.isEmpty || seldom != nil { ownSeldom.runningAnimations = newValue } }
    }
    /// The layer that this one shows at a moment of its animations.
    final var modelLayer: CALayer? {
        get { seldom?.modelLayer }
        set { if newValue != nil || seldom != nil { ownSeldom.modelLayer = newValue } }
    }
    final var isLayoutNeeded = false
    final var isDisplayNeeded = false
    /// What `draw(in:)` recorded.
    package final var drawing: CGContext?

    /// Creates a layer without a size.
    public override init() {
        super.init()
        prepareForUse()
    }

    /// Creates a copy of a layer, as presentation needs it.
    public init(layer: Any) {
        super.init()
        prepareForUse()
        if let layer = layer as? CALayer { takeValues(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        prepareForUse()
    }

    deinit {
        seldom?.mask?.superlayer = nil
        takeDownChildren()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    /// What hardly any layer has, in a box that is made now if there is none.
    private var ownSeldom: LayerSeldom {
        if let seldom { return seldom }
        let made = LayerSeldom()
        seldom = made
        return made
    }

    // MARK: Geometry

    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            if bounds.size != oldValue.size {
                setNeedsLayout()
                if needsDisplayOnBoundsChange { setNeedsDisplay() }
            }
            host?.layer(self, boundsChangedFrom: oldValue)
        }
    }
    open var position: CGPoint = .zero {
        didSet { if position != oldValue { moved() } }
    }
    open var zPosition: CGFloat {
        get { seldom?.zPosition ?? 0 }
        set {
            guard newValue != zPosition else { return }
            ownSeldom.zPosition = newValue
            changed()
        }
    }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { moved() } }
    }
    open var anchorPointZ: CGFloat {
        get { seldom?.anchorPointZ ?? 0 }
        set { if newValue != anchorPointZ { ownSeldom.anchorPointZ = newValue } }
    }
    open var transform: CATransform3D {
        get { seldom?.transform ?? CATransform3DIdentity }
        set {
            guard newValue != transform else { return }
            ownSeldom.transform = newValue
            moved()
        }
    }
    open var sublayerTransform: CATransform3D {
        get { seldom?.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard newValue != sublayerTransform else { return }
            ownSeldom.sublayerTransform = newValue
            changed()
        }
    }
    /// The smallest rectangle that holds the transformed bounds, in the space of the superlayer.
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

    /// The layer that it lies in.
    open package(set) var superlayer: CALayer? {
        get { unsafe storedSuperlayer }
        set { unsafe storedSuperlayer = newValue }
    }
    /// A layer that ends tells those that lie in it.
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

    open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
    open var mask: CALayer? {
        get { seldom?.mask }
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
        get { seldom?.contents }
        set {
            if newValue != nil || seldom?.contents != nil { ownSeldom.contents = newValue }
            host?.layerAppearanceChanged(self)
        }
    }
    open var contentsRect: CGRect {
        get { seldom?.contentsRect ?? LayerSeldom.whole }
        set {
            guard newValue != contentsRect else { return }
            ownSeldom.contentsRect = newValue
            changed()
        }
    }
    open var contentsGravity: CALayerContentsGravity {
        get { seldom?.contentsGravity ?? .resize }
        set {
            guard newValue != contentsGravity else { return }
            ownSeldom.contentsGravity = newValue
            host?.layerAppearanceChanged(self)
        }
    }
    open var contentsScale: CGFloat {
        get { seldom?.contentsScale ?? 1 }
        set { if newValue != contentsScale { ownSeldom.contentsScale = newValue } }
    }
    open var contentsCenter: CGRect {
        get { seldom?.contentsCenter ?? LayerSeldom.whole }
        set { if newValue != contentsCenter { ownSeldom.contentsCenter = newValue } }
    }
    open var contentsFormat: CALayerContentsFormat {
        get { seldom?.contentsFormat ?? .RGBA8Uint }
        set { if newValue != contentsFormat { ownSeldom.contentsFormat = newValue } }
    }
    open var minificationFilter: CALayerContentsFilter {
        get { seldom?.minificationFilter ?? .linear }
        set { if newValue != minificationFilter { ownSeldom.minificationFilter = newValue } }
    }
    open var magnificationFilter: CALayerContentsFilter {
        get { seldom?.magnificationFilter ?? .linear }
        set { if newValue != magnificationFilter { ownSeldom.magnificationFilter = newValue } }
    }
    open var minificationFilterBias: Float {
        get { seldom?.minificationFilterBias ?? 0 }
        set { if newValue != minificationFilterBias { ownSeldom.minificationFilterBias = newValue } }
    }
    open var isOpaque = false
    open var needsDisplayOnBoundsChange = false
    open var drawsAsynchronously = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    open var allowsEdgeAntialiasing = false
    open var backgroundColor: CGColor? {
        didSet { if backgroundColor != oldValue { changed() } }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { if cornerRadius != oldValue { changed() } }
    }
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    { didSet { if maskedCorners != oldValue { host?.layerAppearanceChanged(self) } } }
    open var cornerCurve: CALayerCornerCurve {
        get { seldom?.cornerCurve ?? .circular }
        set { if newValue != cornerCurve { ownSeldom.cornerCurve = newValue } }
    }
    /// By how much a continuous corner reaches farther than a circular one of the same radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { changed() } }
    }
    open var borderColor: CGColor? {
        get { seldom.map(\.borderColor) ?? LayerSeldom.black }
        set {
            guard newValue != borderColor else { return }
            ownSeldom.borderColor = newValue
            changed()
        }
    }
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed() } } }
    open var allowsGroupOpacity = true
    open var compositingFilter: Any? {
        get { seldom?.compositingFilter }
        set { if newValue != nil || seldom?.compositingFilter != nil { ownSeldom.compositingFilter = newValue } }
    }
    open var filters: [Any]? {
        get { seldom?.filters }
        set { if newValue != nil || seldom?.filters != nil { ownSeldom.filters = newValue } }
    }
    open var backgroundFilters: [Any]? {
        get { seldom?.backgroundFilters }
        set { if newValue != nil || seldom?.backgroundFilters != nil { ownSeldom.backgroundFilters = newValue } }
    }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat {
        get { seldom?.rasterizationScale ?? 1 }
        set { if newValue != rasterizationScale { ownSeldom.rasterizationScale = newValue } }
    }
    open var wantsExtendedDynamicRangeContent = false

    // MARK: Shadow

    open var shadowColor: CGColor? {
        get { seldom.map(\.shadowColor) ?? LayerSeldom.black }
        set {
            guard newValue != shadowColor else { return }
            ownSeldom.shadowColor = newValue
            changed()
        }
    }
    open var shadowOpacity: Float {
        get { seldom?.shadowOpacity ?? 0 }
        set {
            guard newValue != shadowOpacity else { return }
            ownSeldom.shadowOpacity = newValue
            changed()
        }
    }
    open var shadowOffset: CGSize {
        get { seldom?.shadowOffset ?? LayerSeldom.shadowOffset }
        set {
            guard newValue != shadowOffset else { return }
            ownSeldom.shadowOffset = newValue
            changed()
        }
    }
    open var shadowRadius: CGFloat {
        get { seldom?.shadowRadius ?? 3 }
        set {
            guard newValue != shadowRadius else { return }
            ownSeldom.shadowRadius = newValue
            changed()
        }
    }
    open var shadowPath: CGPath? {
        get { seldom?.shadowPath }
        set {
            guard newValue != shadowPath else { return }
            ownSeldom.shadowPath = newValue
            changed()
        }
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
        get { seldom?.actions }
        set { if newValue != nil || seldom?.actions != nil { ownSeldom.actions = newValue } }
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
        get { seldom?.name }
        set { if newValue != nil || seldom?.name != nil { ownSeldom.name = newValue } }
    }
    open var delegate: (any CALayerDelegate)? {
        get { seldom?.delegate ?? host }
        set {
            let delegate = newValue === host ? nil : newValue
            if delegate != nil || seldom != nil { ownSeldom.delegate = delegate }
        }
    }
    open var style: [AnyHashable: Any]? {
        get { seldom?.style }
        set { if newValue != nil || seldom?.style != nil { ownSeldom.style = newValue } }
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
        get { seldom?.beginTime ?? 0 }
        set { if newValue != beginTime { ownSeldom.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { seldom?.duration ?? .infinity }
        set { if newValue != duration { ownSeldom.duration = newValue } }
    }
    open var speed: Float {
        get { seldom?.speed ?? 1 }
        set { if newValue != speed { ownSeldom.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { seldom?.timeOffset ?? 0 }
        set { if newValue != timeOffset { ownSeldom.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { seldom?.repeatCount ?? 0 }
        set { if newValue != repeatCount { ownSeldom.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { seldom?.repeatDuration ?? 0 }
        set { if newValue != repeatDuration { ownSeldom.repeatDuration = newValue } }
    }
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode {
        get { seldom?.fillMode ?? .removed }
        set { if newValue != fillMode { ownSeldom.fillMode = newValue } }
    }

    /// Called at the end of each initializer, before the layer is used.
    func prepareForUse() {}
    /// Takes over what another layer shows.
    func takeValues(of layer: CALayer) { copyProperties(of: layer) }
    /// The keys of properties that this class adds to those of all layers, with how to read and set them.
    func ownValue(_ key: String) -> LayerValue? { nil }
}
