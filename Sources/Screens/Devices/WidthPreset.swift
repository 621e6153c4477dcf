/// The screen widths in points that represent a whole device.
package enum WidthPreset: Int, CaseIterable, Hashable, Sendable {
    /// 320x568 at 2x.
    case points320 = 320
    /// 375x667 at 2x.
    case points375 = 375
    /// 414x736 at 3x.
    case points414 = 414

    /// The name of the device in Devices.json.
    package var deviceName: String {
        switch self {
        case .points320: "iphone-5"
        case .points375: "iphone-6"
        case .points414: "iphone-6-plus"
        }
    }
}
