public import CoreGraphics
import Foundation

/// A form whose outline is made of another form's.
nonisolated struct DerivedShape<Content: Shape>: Shape {
    /// What is made of an outline.
    enum Change: Sendable {
        case stroke(StrokeStyle)
        case trim(CGFloat, CGFloat)
        case size(CGSize, UnitPoint)
    }

    var shape: Content
    var change: Change

    func path(in rect: CGRect) -> Path {
        switch change {
        case .stroke(let style): return shape.path(in: rect).strokedPath(style)
        case .trim(let from, let to): return shape.path(in: rect).trimmedPath(from: from, to: to)
        case .size(let size, let anchor):
            let place = anchor.place(in: rect)
            return shape.path(
                in: CGRect(
                    x: place.x - size.width * anchor.x, y: place.y - size.height * anchor.y, width: size.width,
                    height: size.height))
        }
    }

    static var role: ShapeRole { Content.role }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get {
            let numbers: AnimatablePair<CGFloat, CGFloat> =
                switch change {
                case .stroke(let style): AnimatablePair(style.lineWidth, style.dashPhase)
                case .trim(let from, let to): AnimatablePair(from, to)
                case .size(let size, _): AnimatablePair(size.width, size.height)
                }
            return AnimatablePair(shape.animatableData, numbers)
        }
        set {
            shape.animatableData = newValue.first
            let (first, second) = (newValue.second.first, newValue.second.second)
            switch change {
            case .stroke(var style):
                (style.lineWidth, style.dashPhase) = (first, second)
                change = .stroke(style)
            case .trim: change = .trim(first, second)
            case .size(_, let anchor): change = .size(CGSize(width: first, height: second), anchor)
            }
        }
    }
}

/// A form of what is in two others.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    /// What is taken of two outlines.
    enum Operation: Sendable {
        case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let isEvenOdd: Bool

    func path(in rect: CGRect) -> Path {
        let (one, other) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .union: one.union(other, eoFill: isEvenOdd)
        case .intersection: one.intersection(other, eoFill: isEvenOdd)
        case .subtracting: one.subtracting(other, eoFill: isEvenOdd)
        case .symmetricDifference: one.symmetricDifference(other, eoFill: isEvenOdd)
        case .lineIntersection: one.lineIntersection(other, eoFill: isEvenOdd)
        case .lineSubtraction: one.lineSubtraction(other, eoFill: isEvenOdd)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// Returns the part of the form's outline between two places, from 0 to 1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        DerivedShape(shape: self, change: .trim(startFraction, endFraction))
    }
    /// Returns the form moved by points.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// Returns the form moved by points.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
    /// Returns the form moved by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { offset(CGSize(width: x, height: y)) }
    /// Returns the form larger or smaller.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// Returns the form larger or smaller.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    /// Returns the form turned about a point.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    /// Returns the form transformed.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// Returns the form in a size in points, from the upper leading corner.
    public func size(_ size: CGSize) -> some Shape {
        DerivedShape(shape: self, change: .size(size, .topLeading))
    }
    /// Returns the form in a size in points, from the upper leading corner.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    /// Returns the form in a size in points, about a point.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        DerivedShape(shape: self, change: .size(size, anchor))
    }
    /// Returns the form in a size in points, about a point.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
    /// Returns the outline of the form's line.
    public func stroke(style: StrokeStyle) -> some Shape { DerivedShape(shape: self, change: .stroke(style)) }
    /// Returns the outline of the form's line, of a width in points.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    /// Returns what is in both forms.
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
    }
    /// Returns what is in one of the forms.
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
    }
    /// Returns what is in this form and not in another.
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, isEvenOdd: eoFill)
    }
    /// Returns what is in one of the forms alone.
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
    }
    /// Returns the lines of this form that are inside of another.
    public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
    }
    /// Returns the lines of this form that are outside of another.
    public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
    }
}
