// swift-format-ignore-file: NoLeadingUnderscores

public import UIKit

/// The key of a text in tables of languages, with values in it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value in a key.
    enum Argument: Equatable, Sendable {
        case integer(Int)
        case unsigned(UInt)
        case floating(Double)
        case string(String)
        case text(Text)
    }

    /// The key, with placeholders for the values.
    let key: String
    let arguments: [Argument]

    /// Creates a key.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// Creates a key.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a key with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate(set) var key = ""
        fileprivate(set) var arguments: [Argument] = []

        /// Creates an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.percentCount > 0 ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }
        /// Adds a text that stays as it is.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._argument, value._specifier)
        }
        /// Adds a number in a format such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument, specifier)
        }
        /// Adds an object, in the words of a formatter if there is one.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }
        /// Adds a value in the words of a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.string(formatter?.string(for: subject) ?? subject.description), "%@")
        }
        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }
        /// Adds a value in a format with styles.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.text(Text(input, format: format)), "%@")
        }
        /// Adds a text with its styles.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
        /// Adds a text with styles.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }
        /// Adds a text of a table.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)), "%@")
        }
        /// Adds a picture.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
        /// Adds a date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }
        /// Adds a span of time.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }
        /// Adds a span of time.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }
        /// Adds a clock that counts a span of time.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)), "%@")
        }
        /// Adds the name of a color.
        public mutating func appendInterpolation(accessibilityName color: Color) {
            append(.string(color.description), "%@")
        }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

extension String {
    /// The number of percent signs.
    var percentCount: Int {
        let bytes = utf8Span.span
        var count = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "%") { count += 1 }
        return count
    }
}

/// A number that stands in the key of a text.
public protocol _FormatSpecifiable: Equatable {
    /// What stands for the number in the key.
    var _specifier: String { get }
    /// The number.
    var _number: _FormatNumber { get }
}

/// A number in the key of a text.
public struct _FormatNumber: Sendable {
    let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable {
    fileprivate var _argument: LocalizedStringKey.Argument { _number.argument }
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
    /// `%lld` and the like.
    public var _specifier: String {
        Self.bitWidth <= 32 ? Self.isSigned ? "%d" : "%u" : Self.isSigned ? "%lld" : "%llu"
    }
    /// The number.
    public var _number: _FormatNumber {
        _FormatNumber(argument: Self.isSigned ? .integer(Int(clamping: self)) : .unsigned(UInt(clamping: self)))
    }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// `%lf` or `%f`.
    public var _specifier: String { self is Float ? "%f" : "%lf" }
    /// The number.
    public var _number: _FormatNumber { _FormatNumber(argument: .floating(Double(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
