import Foundation

/// The version of iOS that the program believes to run on.
package enum SimulatedSystem {
    /// The version that `#available` is answered by, for the scope of a task.
    @TaskLocal package static var version = Version.default

    package struct Version: Hashable, Comparable, Sendable {
        package var major: Int
        package var minor: Int

        package init(_ major: Int, _ minor: Int = 0) {
            self.major = major
            self.minor = minor
        }

        package static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor) < (other.major, other.minor)
        }

        /// That of the environment variable LAYOUTSIM_IOS, `18.2`, or the newest.
        static let `default`: Version = {
            let parts = (ProcessInfo.processInfo.environment["LAYOUTSIM_IOS"] ?? "").split(separator: ".")
            guard let major = parts.first.flatMap({ Int($0) }) else { return Version(26) }
            return Version(major, parts.dropFirst().first.flatMap { Int($0) } ?? 0)
        }()
    }
}

/// Stands in prepared sources for `#available(iOS …, *)`.
// swift-format-ignore: NoLeadingUnderscores
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool {
    SimulatedSystem.version >= SimulatedSystem.Version(major, minor)
}
