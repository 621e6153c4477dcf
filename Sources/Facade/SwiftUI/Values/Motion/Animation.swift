/// How a change is shown over time.
public struct Animation: Equatable, Sendable {
    /// The animation of the system.
    public static let `default` = Animation()
}
