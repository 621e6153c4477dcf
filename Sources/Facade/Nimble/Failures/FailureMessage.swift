public import Foundation

/// The words of a failure.
public class FailureMessage: NSObject {
    /// The words before those of the matcher.
    public var expected = "expected"
    /// The actual value in angle brackets; `nil` to leave it out.
    public var actualValue: String?
    /// The word between `expected` and those of the matcher.
    public var to = "to"
    /// The words of the matcher.
    public var postfixMessage = "match"
    /// Words after the actual value.
    public var postfixActual = ""
    /// Details on lines of their own.
    public var extendedMessage: String?
    /// Words of the test before all others.
    public var userDescription: String?
    private var text: String?

    /// Creates a failure in the words of matchers.
    public override init() {}
    /// Creates a failure with words of its own.
    public init(stringValue: String) { text = stringValue }

    /// All words.
    public var stringValue: String {
        get {
            let got = actualValue.map { ", got \($0)\(postfixActual)" } ?? ""
            let words = text ?? "\(expected) \(to) \(postfixMessage)\(got)"
            return [userDescription, words, extendedMessage].compactMap(\.self).joined(separator: "\n")
        }
        set { text = newValue }
    }
}
