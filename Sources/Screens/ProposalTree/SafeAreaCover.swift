/// What covers the edges of a screen, which are not safe by that.
package enum SafeAreaCover: String, Hashable, Sendable {
    /// Bars and the device.
    case container
    /// The keyboard.
    case keyboard
    case everything
}
