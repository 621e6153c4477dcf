public import CoreGraphics

extension Transition where Self == IdentityTransition {
    /// At once.
    public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
    /// By fading.
    public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// By growing and shrinking.
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    /// By growing from a size about a point, and shrinking to it.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == MoveTransition {
    /// From an edge and back to it.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// From an edge and to the one opposite.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// From the leading side and to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == OffsetTransition {
    /// From a distance in points and back to it.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// From a distance in points and back to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
    /// By being blurred and replaced.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
