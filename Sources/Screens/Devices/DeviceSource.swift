/// The source of one figure of a device.
public struct DeviceSource: Hashable, Sendable {
    /// The key of the figure in the device's record, such as `scale` or `safeArea` (of both orientations).
    public var figure: String
    /// A short text or an address.
    public var origin: String

    /// Creates a note that `figure` comes from `origin`.
    public init(figure: String, origin: String) {
        self.figure = figure
        self.origin = origin
    }
}
