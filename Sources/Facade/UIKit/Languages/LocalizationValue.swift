import LayoutSimUIKitArithmetic
public import Foundation

extension String {
    /// A localizable string: its key and the interpolated values.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        let arguments: [Argument]

        /// Creates a localizable string whose key is the string itself.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a localizable string whose key is the string itself.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a localizable string with interpolated values, which format specifiers such as `%lld` represent in
        /// the key.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.pieces.joined()
            arguments = stringInterpolation.arguments
        }

        /// An interpolated value.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int)
            case unsigned(UInt)
            case floating(Double)

            init<T: FixedWidthInteger>(_ number: T) {
                self = T.isSigned ? .integer(Int(clamping: number)) : .unsigned(UInt(clamping: number))
            }

            /// Returns the format specifier for numbers of a type.
            static func specifier<T: FixedWidthInteger>(of type: T.Type) -> String {
                T.bitWidth <= 32 ? T.isSigned ? "%d" : "%u" : T.isSigned ? "%lld" : "%llu"
            }

            var value: any CVarArg {
                switch self {
                case .text(let text): text
                case .integer(let number): number
                case .unsigned(let number): number
                case .floating(let number): number
                }
            }
        }

        /// Collects the literal segments and values of an interpolated string.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate(set) var pieces: [String] = []
            fileprivate(set) var arguments: [Argument] = []

            /// Creates an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends a literal segment.
            public mutating func appendLiteral(_ literal: String) {
                pieces.append(literal.replacingOccurrences(of: "%", with: "%%"))
            }

            /// Appends a string.
            public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

            /// Appends an integer.
            public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T) {
                append(Argument(value), Argument.specifier(of: T.self))
            }

            /// Appends an integer with a format specifier such as `%03d`.
            public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T, specifier: String) {
                append(Argument(value), specifier)
            }

            /// Appends a floating-point number with six decimal places.
            public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
                append(.floating(Double(value)), value is Double ? "%lf" : "%f")
            }

            /// Appends a floating-point number with a format specifier such as `%.2f`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
                append(.floating(Double(value)), specifier)
            }

            /// Appends an object, as formatted by a formatter or by its description.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
            }

            /// Appends a value that a format style formats.
            public mutating func appendInterpolation<F: FormatStyle>(
                _ subject: F.FormatInput, format: F
            ) where F.FormatOutput == String {
                append(.text(format.format(subject)), "%@")
            }

            private mutating func append(_ argument: Argument, _ specifier: String) {
                pieces.append(specifier)
                arguments.append(argument)
            }
        }
    }
}

extension String.LocalizationValue {
    /// Returns the localized string for the key in a table, with its values.
    func text(
        key named: String? = nil, table: String?, bundle: Bundle?, locale: Locale, defaultValue: String? = nil
    ) -> String {
        let found = BundleTexts.shown.text(
            for: named ?? lookupKey, value: defaultValue, table: table, in: bundle ?? .main)
        guard !arguments.isEmpty else { return found }
        return FormattedText.text(found, locale, arguments.map(\.value))
    }

    /// The key for looking up the string; without values, percent signs are not escaped.
    var lookupKey: String { arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key }
}
