public import CoreGraphics
public import Foundation
import LayoutSimGeometry
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A path with its drawing attributes.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    private var dashes: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    public override init() { super.init() }
    /// Creates a path from data encoded by `encode(with:)`.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIPath") else { return }
        path.add(coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UIPath") as? [NSNumber] ?? [])
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UILineWidth"))
        lineCapStyle = CGLineCap(rawValue: Int32(coder.decodeInteger(forKey: "UILineCapStyle"))) ?? .butt
        lineJoinStyle = CGLineJoin(rawValue: Int32(coder.decodeInteger(forKey: "UILineJoinStyle"))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIMiterLimit"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIUsesEvenOddFillRule")
        let lengths = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "UILineDashPattern") as? [NSNumber]
        dashes = (lengths ?? []).map { CGFloat($0.doubleValue) }
        dashPhase = CGFloat(coder.decodeDouble(forKey: "UILineDashPhase"))
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(path.numbers as NSArray, forKey: "UIPath")
        coder.encode(Double(lineWidth), forKey: "UILineWidth")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "UILineCapStyle")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "UILineJoinStyle")
        coder.encode(Double(miterLimit), forKey: "UIMiterLimit")
        coder.encode(usesEvenOddFillRule, forKey: "UIUsesEvenOddFillRule")
        coder.encode(dashes.map { NSNumber(value: Double($0)) } as NSArray, forKey: "UILineDashPattern")
        coder.encode(Double(dashPhase), forKey: "UILineDashPhase")
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates a path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a path of a rectangle with continuous corners of a radius.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        addContinuousCorners(.allCorners, rect, cornerRadius)
    }

    /// Creates a path of a rectangle with some rounded corners, continuous if the radii are equal and elliptical
    /// otherwise.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        if cornerRadii.width == cornerRadii.height {
            addContinuousCorners(corners, rect, cornerRadii.width)
            return
        }
        func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        path.append(
            .roundedRect(
                rect, topLeft: radii(.topLeft), topRight: radii(.topRight), bottomRight: radii(.bottomRight),
                bottomLeft: radii(.bottomLeft)))
    }

    /// Adds a rectangle with continuous corners, as UIKit does since iOS 7.
    private func addContinuousCorners(_ corners: UIRectCorner, _ rect: CGRect, _ radius: CGFloat) {
        let rect = rect.standardized
        guard !rect.isNull, !rect.isInfinite else { return }
        var round: RectCorners = []
        let pairs: [(UIRectCorner, RectCorners)] = [
            (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        for (corner, place) in pairs where corners.contains(corner) { round.insert(place) }
        let outline = Path.roundedRect(Rect(rect), radius: Double(radius), corners: round, isContinuous: true)
        path.append([CGPathStep](outline))
    }

    /// Creates a path of an arc; angles are in radians from the positive x-axis, with y pointing down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// The path without drawing attributes.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
        return copy
    }

    /// Returns whether two paths have the same elements and drawing attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
            && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
            && dashPhase == other.dashPhase
    }
    open override var hash: Int { path.hashValue }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line to a point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, connected to the current point with a line; clockwise is as seen on the screen, with y pointing
    /// down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the current subpath with a line.
    open func close() { path.closeSubpath() }
    /// Removes all subpaths.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Returns the path in the opposite direction, with the default line style.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(steps: path.steps.reversedContours)) }
    /// Transforms the points of the path.
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(steps: path.steps.applying(transform)) }

    // MARK: Asking

    /// Whether the path has no points.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that encloses the path, without control points and line width.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The end of the last segment.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Returns whether a point is inside the path by its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of the line.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of the corners of the line.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The ratio of the miter length to the line width above which corners are beveled.
    open var miterLimit: CGFloat = 10
    /// The accuracy of curves, in pixels; stored only.
    @Inert(.looks) open var flatness: CGFloat = 0.6
    /// Whether the even-odd rule fills the path, rather than the winding rule.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps and the start within them, in points; `nil` for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = unsafe pattern.map { pattern in (0..<count).map { unsafe pattern[$0] } } ?? []
        dashPhase = phase
    }

    /// Gets the lengths of dashes and gaps and the start within them, in points.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern = unsafe pattern { for (index, dash) in dashes.enumerated() { unsafe pattern[index] = dash } }
        unsafe count?.pointee = dashes.count
        unsafe phase?.pointee = dashPhase
    }

    /// Fills the path in the current context.
    open func fill() { fill(with: .normal, alpha: 1) }
    /// Strokes the path in the current context.
    open func stroke() { stroke(with: .normal, alpha: 1) }
    /// Clips the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Fills the path in the current context with a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Strokes the path in the current context with a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashes)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ paint: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.multiplyAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        paint(context)
        context.restoreGState()
    }
}
