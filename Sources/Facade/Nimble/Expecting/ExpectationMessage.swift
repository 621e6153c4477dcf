/// The words of a matcher.
public indirect enum ExpectationMessage {
    /// "expected to MESSAGE, got <the actual value>".
    case expectedActualValueTo(String)
    /// "expected to MESSAGE, got ACTUAL".
    case expectedCustomValueTo(String, actual: String)
    /// "expected to MESSAGE".
    case expectedTo(String)
    /// The message alone.
    case fail(String)
    /// A message before another.
    case prepends(String, ExpectationMessage)
    /// A message after another.
    case appends(ExpectationMessage, String)
    /// Details below a message.
    case details(ExpectationMessage, String)

    /// The words after "expected to".
    public var expectedMessage: String {
        switch self {
        case .fail(let words), .expectedTo(let words), .expectedActualValueTo(let words): words
        case .expectedCustomValueTo(let words, _): words
        case .prepends(_, let inner), .details(let inner, _): inner.expectedMessage
        case .appends(let inner, let words): inner.expectedMessage + words
        }
    }

    /// Whether the words include the actual value, which is computed for that.
    var showsActual: Bool {
        switch self {
        case .expectedActualValueTo: true
        case .fail, .expectedTo, .expectedCustomValueTo: false
        case .prepends(_, let inner), .appends(let inner, _), .details(let inner, _): inner.showsActual
        }
    }

    /// Returns the message with words after it.
    public func appended(message: String) -> ExpectationMessage {
        switch self {
        case .fail, .expectedTo, .expectedActualValueTo, .expectedCustomValueTo, .appends, .prepends:
            .appends(self, message)
        case .details(let inner, let details): .details(inner.appended(message: message), details)
        }
    }

    /// Returns the message with the advice for values that are nil.
    public func appendedBeNilHint() -> ExpectationMessage { appended(message: " (use beNil() to match nils)") }

    /// Returns the message with details below it.
    public func appended(details: String) -> ExpectationMessage { .details(self, details) }

    /// Returns the message with the words after "expected to" replaced.
    public func replacedExpectation(_ f: @escaping (ExpectationMessage) -> ExpectationMessage) -> ExpectationMessage {
        switch self {
        case .prepends(let words, let inner): .prepends(words, inner.replacedExpectation(f))
        case .appends(let inner, let words): .appends(inner.replacedExpectation(f), words)
        case .details(let inner, let details): .details(inner.replacedExpectation(f), details)
        default: f(self)
        }
    }

    /// Returns the message with words around those after "expected to".
    public func wrappedExpectation(before: String, after: String) -> ExpectationMessage {
        prepended(expectation: before).replacedExpectation { message in
            switch message {
            case .expectedTo(let words): .expectedTo(words + after)
            case .expectedActualValueTo(let words): .expectedActualValueTo(words + after)
            case .expectedCustomValueTo(let words, let actual): .expectedCustomValueTo(words + after, actual: actual)
            default: message
            }
        }
    }

    /// Returns the message with words before those after "expected to".
    public func prepended(expectation words: String) -> ExpectationMessage {
        replacedExpectation { message in
            switch message {
            case .expectedTo(let rest): .expectedTo(words + rest)
            case .expectedActualValueTo(let rest): .expectedActualValueTo(words + rest)
            case .expectedCustomValueTo(let rest, let actual): .expectedCustomValueTo(words + rest, actual: actual)
            default: message
            }
        }
    }

    /// Returns all words.
    public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
        switch self {
        case .fail(let words): words
        case .expectedTo(let words): "\(expected) \(to) \(words)"
        case .expectedActualValueTo(let words): "\(expected) \(to) \(words), got \(actual)"
        case .expectedCustomValueTo(let words, let actual): "\(expected) \(to) \(words), got \(actual)"
        case .prepends(let words, let inner): words + inner.toString(actual: actual, expected: expected, to: to)
        case .appends(let inner, let words): inner.toString(actual: actual, expected: expected, to: to) + words
        case .details(let inner, let details):
            inner.toString(actual: actual, expected: expected, to: to) + "\n\n" + details
        }
    }
}
