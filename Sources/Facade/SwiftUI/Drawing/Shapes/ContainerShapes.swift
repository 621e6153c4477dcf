public import CoreGraphics
import Foundation

/// The form of the container around, a rectangle where nothing says one.
nonisolated public struct ContainerRelativeShape: Shape, InsettableShape, TakesProposal, FollowsContainer {
    /// How far the outline is moved inward, in points.
    var inset: CGFloat = 0
    var container: ContainerShape?

    /// Creates the form.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        guard let rect = rect.within(inset) else { return Path() }
        return container?.path(rect) ?? Path(rect)
    }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// A rectangle whose corners can follow those of the container around, whose distance is not known here: they have the
/// container's own radiuses.
nonisolated public struct ConcentricRectangle: Shape, InsettableShape, TakesProposal, FollowsContainer {
    private var corners: [Edge.Corner.Style]
    private var isUniform = false
    var inset: CGFloat = 0
    var container: ContainerShape?

    /// Creates a rectangle whose corners follow those around.
    public init() { corners = Array(repeating: .concentric, count: 4) }
    /// Creates a rectangle whose corners have one form; if it is uniform, all have the largest radius.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.corners = Array(repeating: corners, count: 4)
        self.isUniform = isUniform
    }
    /// Creates a rectangle of corners.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
    }
    /// Creates a rectangle whose upper corners have one form.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner]
    }
    /// Creates a rectangle whose lower corners have one form.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners]
    }
    /// Creates a rectangle whose leading corners have one form.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner]
    }
    /// Creates a rectangle whose trailing corners have one form.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = [topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners]
    }
    /// Creates a rectangle whose upper corners have one form and its lower ones another.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners]
    }
    /// Creates a rectangle whose leading corners have one form and its trailing ones another.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        corners = [uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners]
    }

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path {
        guard let rect = rect.within(inset) else { return Path() }
        let around = container?.corners(rect.size)
        let outer = around.map { [$0.topLeading, $0.topTrailing, $0.bottomLeading, $0.bottomTrailing] }
        var radii = corners.enumerated().map { place, corner in
            corner.isConcentric ? max(corner.radius, outer?[place].radius ?? 0) : corner.radius
        }
        if isUniform, let largest = radii.max() { radii = Array(repeating: largest, count: 4) }
        let all = RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1])
        return Path(roundedRect: rect, cornerRadii: all.inset(by: inset))
    }
    /// Returns the form with its outline moved inward, in points.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

/// The form of a container, for what follows it.
struct ContainerShape: Sendable {
    /// Returns the outline in a rectangle.
    let path: @Sendable (CGRect) -> Path
    /// Returns the corners in a size; `nil` if the form has none.
    let corners: @Sendable (CGSize) -> RoundedRectangularShapeCorners?

    init<Base: InsettableShape>(_ shape: Base) {
        path = { shape.path(in: $0) }
        corners = { (shape as? any RoundedRectangularShape)?.corners(in: $0) }
    }
}

/// A form that follows that of its container.
protocol FollowsContainer {
    var container: ContainerShape? { get set }
}

enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    /// The form of the container around; `nil` where none is said.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the form of the container that forms within follow.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, ContainerShape(shape))
    }
}

extension Shape {
    /// Returns the form as it is in an environment.
    func followed(in environment: EnvironmentValues) -> Self {
        guard var following = self as? any FollowsContainer else { return self }
        following.container = environment.containerShape
        return following as? Self ?? self
    }
}
