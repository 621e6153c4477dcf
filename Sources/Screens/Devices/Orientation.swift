/// The orientation of a device.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// The shorter sides at the top and the bottom.
    case portrait
    /// The longer sides at the top and the bottom.
    case landscape

    /// The orientation after a quarter turn.
    public var turned: Orientation { self == .portrait ? .landscape : .portrait }
}
