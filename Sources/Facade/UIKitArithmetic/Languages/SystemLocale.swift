package import Foundation

/// Foundation's current locale of the process, which is the same on all machines.
package enum SystemLocale {
    /// The locale, as Foundation has it at the first use.
    package static let current = NSLocale.current
}
