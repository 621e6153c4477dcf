import Foundation

/// A text as Foundation formats it; UIKit, where `String(format:)` is another one, cannot say this itself.
package func foundationText(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    String(format: format, locale: locale, arguments: arguments)
}
