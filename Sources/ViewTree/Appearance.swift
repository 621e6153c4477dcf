/// Whether the system's colors are dark on light or light on dark, UIKit's `UIUserInterfaceStyle`.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
