/// The light or dark appearance, UIKit's `UIUserInterfaceStyle`.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}
