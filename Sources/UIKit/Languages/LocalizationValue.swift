public import Foundation

extension String {
    /// A text to be translated, with its key and what is put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        let arguments: [Argument]

        /// Creates a value from a text, which is its key.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a value from a text, which is its key.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a value from a text with values, whose place in the key is held by formats such as `%lld`.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.pieces.joined()
            arguments = stringInterpolation.arguments
        }

        /// What is put into a text.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int)
            case unsigned(UInt)
            case floating(Double)

            init<T: FixedWidthInteger>(_ number: T) {
                self = T.isSigned ? .integer(Int(clamping: number)) : .unsigned(UInt(clamping: number))
            }

            /// What stands in keys for numbers of a type.
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

        /// Gathers the parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate(set) var pieces: [String] = []
            fileprivate(set) var arguments: [Argument] = []

            /// Begins a text.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends what is shown as it is.
            public mutating func appendLiteral(_ literal: String) {
                pieces.append(literal.replacingOccurrences(of: "%", with: "%%"))
            }

            /// Appends a text.
            public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }

            /// Appends a whole number.
            public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T) {
                append(Argument(value), Argument.specifier(of: T.self))
            }

            /// Appends a whole number in a format such as `%03d`.
            public mutating func appendInterpolation<T: FixedWidthInteger & CVarArg>(_ value: T, specifier: String) {
                append(Argument(value), specifier)
            }

            /// Appends a number, with six digits behind the point.
            public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T) {
                append(.floating(Double(value)), value is Double ? "%lf" : "%f")
            }

            /// Appends a number in a format such as `%.2f`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {
                append(.floating(Double(value)), specifier)
            }

            /// Appends an object by its description.
            public mutating func appendInterpolation<Subject: NSObject>(
                _ subject: Subject, formatter: Formatter? = nil
            ) {
                append(.text(formatter?.string(for: subject) ?? subject.description), "%@")
            }

            /// Appends what a style makes of a value.
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
    /// The text for the key in a table, filled.
    func text(
        key named: String? = nil, table: String?, bundle: Bundle?, locale: Locale, defaultValue: String? = nil
    ) -> String {
        let found = BundleTexts.text(for: named ?? lookupKey, value: defaultValue, table: table, in: bundle ?? .main)
        guard !arguments.isEmpty else { return found }
        return FormattedText.text(found, locale, arguments.map(\.value))
    }

    /// The key; a text without values keeps its percent signs.
    var lookupKey: String { arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key }
}
