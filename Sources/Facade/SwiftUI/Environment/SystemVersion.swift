import UIKit

/// The version of iOS that is simulated.
@MainActor enum SystemVersion {
    /// Whether views have the look of iOS 26 and later.
    static var isRecent: Bool {
        let major = UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 26
        return major >= 26
    }
}
