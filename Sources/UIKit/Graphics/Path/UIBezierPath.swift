public import CoreGraphics
public import Foundation
import LayoutSimGeometry

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
    }

    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        addContinuousCorners(.allCorners, rect, cornerRadius)
    }

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

    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

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

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
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
    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = CGMutablePath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(steps: path.steps.reversedContours)) }
    open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(steps: path.steps.applying(transform)) }

    // MARK: Asking

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingBoxOfPath }
    open var currentPoint: CGPoint { path.currentPoint }
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    open var lineWidth: CGFloat = 1
    open var lineCapStyle: CGLineCap = .butt
    open var lineJoinStyle: CGLineJoin = .miter
    open var miterLimit: CGFloat = 10
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false

    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = unsafe pattern.map { pattern in (0..<count).map { unsafe pattern[$0] } } ?? []
        dashPhase = phase
    }

    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern = unsafe pattern { for (index, dash) in dashes.enumerated() { unsafe pattern[index] = dash } }
        unsafe count?.pointee = dashes.count
        unsafe phase?.pointee = dashPhase
    }

    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

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
