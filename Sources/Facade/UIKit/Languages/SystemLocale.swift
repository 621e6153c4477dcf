import Foundation

/// Foundation's current locale of the process, which is the same on all machines.
enum SystemLocale {
    static let current = NSLocale.current
}
