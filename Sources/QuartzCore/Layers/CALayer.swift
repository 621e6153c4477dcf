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
    private weak var ownDelegate: (any CALayerDelegate)?
    /// What was set for keys that no property has.
    var customValues: [String: Any] = [:]
    /// The animations in the order in which they were added.
    var runningAnimations: [(key: String, animation: CAAnimation)] = []
    /// The layer that this one shows at a moment of its animations.
    weak var modelLayer: CALayer?
    var isLayoutNeeded = false
    var isDisplayNeeded = false
    /// What `draw(in:)` recorded.
    package var drawing: CGContext?

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

    deinit { takeDownChildren() }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

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
        didSet { if position != oldValue { moved("position", from: oldValue) } }
    }
    open var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed("zPosition", from: oldValue) } } }
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { moved("anchorPoint", from: oldValue) } }
    }
    open var anchorPointZ: CGFloat = 0
    open var transform: CATransform3D = CATransform3DIdentity {
        didSet { if transform != oldValue { moved("transform", from: oldValue) } }
    }
    open var sublayerTransform: CATransform3D = CATransform3DIdentity {
        didSet { if sublayerTransform != oldValue { changed("sublayerTransform", from: oldValue) } }
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
    open package(set) weak var superlayer: CALayer?
    var children: [CALayer] = []
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
    open var mask: CALayer? { didSet { if mask !== oldValue { maskChanged(from: oldValue) } } }
    open var masksToBounds = false {
        didSet { if masksToBounds != oldValue { changed("masksToBounds", from: oldValue) } }
    }
    open var contents: Any? { didSet { host?.layerAppearanceChanged(self) } }
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { if contentsRect != oldValue { changed("contentsRect", from: oldValue) } }
    }
    open var contentsGravity: CALayerContentsGravity = .resize {
        didSet { if contentsGravity != oldValue { host?.layerAppearanceChanged(self) } }
    }
    open var contentsScale: CGFloat = 1
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
    open var minificationFilter: CALayerContentsFilter = .linear
    open var magnificationFilter: CALayerContentsFilter = .linear
    open var minificationFilterBias: Float = 0
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
    open var cornerCurve: CALayerCornerCurve = .circular
    /// By how much a continuous corner reaches farther than a circular one of the same radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    open var borderWidth: CGFloat = 0 {
        didSet { if borderWidth != oldValue { changed("borderWidth", from: oldValue) } }
    }
    open var borderColor: CGColor? = .black {
        didSet { if borderColor != oldValue { changed("borderColor", from: oldValue) } }
    }
    open var opacity: Float = 1 { didSet { if opacity != oldValue { changed("opacity", from: oldValue) } } }
    open var allowsGroupOpacity = true
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var wantsExtendedDynamicRangeContent = false

    // MARK: Shadow

    open var shadowColor: CGColor? = .black {
        didSet { if shadowColor != oldValue { changed("shadowColor", from: oldValue) } }
    }
    open var shadowOpacity: Float = 0 {
        didSet { if shadowOpacity != oldValue { changed("shadowOpacity", from: oldValue) } }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if shadowOffset != oldValue { changed("shadowOffset", from: oldValue) } }
    }
    open var shadowRadius: CGFloat = 3 {
        didSet { if shadowRadius != oldValue { changed("shadowRadius", from: oldValue) } }
    }
    open var shadowPath: CGPath? {
        didSet { if shadowPath != oldValue { changed("shadowPath", from: oldValue) } }
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
    open var actions: [String: any CAAction]?
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, key) }
    open func removeAllAnimations() { stop(runningAnimations.map(\.key)) }
    open func removeAnimation(forKey key: String) { stop([key]) }
    open func animationKeys() -> [String]? { runningAnimations.isEmpty ? nil : runningAnimations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? {
        runningAnimations.first { $0.key == key }?.animation
    }
    open func presentation() -> Self? { presented() }
    open func model() -> Self { (modelLayer as? Self) ?? self }

    open var name: String?
    open var delegate: (any CALayerDelegate)? {
        get { ownDelegate ?? host }
        set { ownDelegate = newValue === host ? nil : newValue }
    }
    open var style: [AnyHashable: Any]?

    // MARK: Values by key

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func value(forKey key: String) -> Any? { storedValue(key) }
    open func setValue(_ value: Any?, forKey key: String) { store(value, key) }
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(path: keyPath) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, path: keyPath) }

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    /// Called at the end of each initializer, before the layer is used.
    func prepareForUse() {}
    /// Takes over what another layer shows.
    func takeValues(of layer: CALayer) { copyProperties(of: layer) }
    /// The keys of properties that this class adds to those of all layers, with how to read and set them.
    func ownValue(_ key: String) -> LayerValue? { nil }
}
