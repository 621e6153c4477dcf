import Glibc

/// The variables that a shell gives to a program.
package enum Environment {
    /// The value of a variable, or nil if it is not set.
    package static subscript(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    static subscript(_ name: String, default fallback: String) -> String {
        self[name] ?? fallback
    }
}
