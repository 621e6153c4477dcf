package import Foundation
import LayoutSimAssets
import LayoutSimText

/// Formatting of strings, with plural forms chosen by the language of the format.
package enum FormattedText {
    /// Returns the formatted string; a format that does not match its arguments is reported and returned unchanged.
    package static func text(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        guard format.contains("%") else { return format }
        let known = KnownFormats.known(format)
        var (plain, values) = (format, arguments)
        if let known, !known.text.text.variables.isEmpty {
            let resolution = known.text.text.resolved(for: arguments.map(operands), in: known.language)
            plain = resolution.format
            guard resolution.arguments.allSatisfy(arguments.indices.contains) else {
                let most = (resolution.arguments.max() ?? 0) + 1
                note(format, known, "has \(most) placeholders and was given \(arguments.count) arguments")
                return format
            }
            values = resolution.arguments.map { arguments[$0] }
        }
        if let fault = fault(of: plain, for: values) {
            note(format, known, fault)
            return format
        }
        return String(format: plain, locale: locale, arguments: values)
    }

    private static func note(_ format: String, _ known: KnownFormats.Known?, _ problem: String) {
        let place = known.map { "\($0.text.file):\($0.text.line): error: " } ?? ""
        TextFindings.noteFormat("\(place)the format '\(format)' \(problem); it is shown as it is")
    }

    /// Returns why a format cannot be used with arguments, in which case Foundation would read invalid memory; `nil` if
    /// it can.
    private static func fault(of format: String, for arguments: [any CVarArg]) -> String? {
        let placeholders = TextFormat(format).numbered.arguments
        guard !placeholders.contains(where: \.takesLength) else { return nil }
        for placeholder in placeholders {
            let position = placeholder.position ?? 1
            guard position <= arguments.count else {
                return "has \(placeholders.compactMap(\.position).max() ?? 0) placeholders and was given "
                    + "\(arguments.count) arguments"
            }
            let kind = kind(of: arguments[position - 1])
            guard kind != nil, kind != placeholder.kind, placeholder.kind != .pointer else { continue }
            return "wants \(placeholder.kind.rawValue) for '%\(placeholder.specification)' and was given "
                + "\(kind?.rawValue ?? "")"
        }
        return nil
    }

    private static func kind(of argument: any CVarArg) -> FormatArgument.Kind? {
        if argument is any BinaryInteger { return .integer }
        if argument is any BinaryFloatingPoint { return .floating }
        return argument is NSObject || argument is String ? .object : nil
    }

    private static func operands(of argument: any CVarArg) -> PluralOperands? {
        if let number = argument as? any BinaryInteger { return PluralOperands(Int(clamping: number)) }
        if let number = argument as? any BinaryFloatingPoint { return PluralOperands(Double(number)) }
        return (argument as? NSNumber).map { PluralOperands($0.doubleValue) }
    }
}
