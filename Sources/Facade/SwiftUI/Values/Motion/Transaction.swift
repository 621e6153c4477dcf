/// How a change of state is to be shown.
public struct Transaction {
    /// The animation of the change; `nil` to show it at once.
    public var animation: Animation?
    /// Whether views are to leave out their own animations.
    public var disablesAnimations = false

    /// Creates a transaction without an animation.
    public init() {}
    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}
