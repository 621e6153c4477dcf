/// UIKit's coarse measure of the space along one axis, `UIUserInterfaceSizeClass`.
public enum SizeClass: String, CaseIterable, Hashable, Sendable {
    case compact
    case regular
}
