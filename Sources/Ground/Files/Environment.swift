import Glibc

/// The environment variables of the process.
package enum Environment {
    /// The value of a variable, or nil if it is not set or empty.
    package static subscript(_ name: String) -> String? {
        guard let value = unsafe getenv(name), unsafe value.pointee != 0 else { return nil }
        return unsafe String(cString: value)
    }

    /// Whether `CI` is set, so that goldens are only checked.
    package static var onlyChecks: Bool { self["CI"] != nil }
}
