public import CoreGraphics

/// A form of any type.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a form of another one.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// How the direction of the interface changes the form.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// Returns the size that the form takes of a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Path: Shape {
    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { self }
}

/// A form within another one.
nonisolated struct ShapeWithin<Base: Shape>: InsettableShape {
    let base: Base
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { rect.within(amount).map(base.path) ?? Path() }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func inset(by amount: CGFloat) -> some InsettableShape { ShapeWithin(base: base, amount: self.amount + amount) }
}
