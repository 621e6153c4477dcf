internal import LayoutSimDevices

/// The size classes that select variations; `nil` for any size.
struct SizeTraits: Hashable, Sendable {
    var horizontal: SizeClass?
    var vertical: SizeClass?

    /// The traits of files without devices, which are laid out for any size.
    static let any = SizeTraits()

    /// Returns whether a variation's key, such as `heightClass=regular-widthClass=compact`, matches these classes.
    func matches(_ key: String) -> Bool {
        key == "default" || SizeTraits.conditions(of: key).allSatisfy(matches)
    }

    private func matches(_ condition: Substring) -> Bool {
        let parts = condition.split(separator: "=")
        guard parts.count == 2, let sizeClass = SizeClass(rawValue: String(parts[1])) else { return false }
        return switch parts[0] {
        case "widthClass": horizontal == sizeClass
        case "heightClass": vertical == sizeClass
        default: false
        }
    }

    /// Returns the number of classes in a variation's key; more specific variations are applied later.
    static func specificity(of key: String) -> Int {
        key == "default" ? 0 : conditions(of: key).count
    }

    private static func conditions(of key: String) -> [Substring] {
        key.split(separator: "-")
    }
}
