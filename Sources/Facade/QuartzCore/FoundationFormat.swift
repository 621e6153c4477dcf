import Foundation

/// Returns a string formatted by Foundation, for UIKit, where `String(format:)` is a different initializer.
package func foundationText(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    String(format: format, locale: locale, arguments: arguments)
}
