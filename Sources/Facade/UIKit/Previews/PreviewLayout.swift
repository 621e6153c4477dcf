public import CoreGraphics

/// The size of a preview's container.
public enum PreviewLayout: Sendable {
    /// As large as the device.
    case device
    /// As large as the contents are when they are offered the size of the device.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}
