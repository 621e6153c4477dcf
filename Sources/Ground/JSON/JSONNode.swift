/// A value in its file, which can be read as the type that is expected; otherwise it throws an error with its location.
package struct JSONNode: Sendable {
    /// The name of the file in errors.
    package let file: String
    /// The parsed value.
    package let value: JSONValue
    let path: JSONPath

    /// The line where the value begins, from 1.
    package var line: Int { Int(value.position.line) }

    /// The same value under the name that errors use for it, such as `record 17 'x'`.
    package func named(_ name: String) -> JSONNode {
        JSONNode(file: file, value: value, path: .named(name))
    }

    /// An error about this value, whose message continues its name: "is the second with this name".
    package func error(_ message: String) -> JSONError {
        error(.other(subject: path.subject, message: message))
    }

    func error(_ reason: JSONError.Reason) -> JSONError {
        JSONError(file: file, position: value.position, reason: reason)
    }

    func wrongType(_ expected: String) -> JSONError {
        error(.wrongType(subject: path.subject, found: value.found, expected: expected))
    }

    func wrongValue(_ expected: String, suggestion: String? = nil) -> JSONError {
        error(.wrongValue(subject: path.subject, found: value.found, expected: expected, suggestion: suggestion))
    }
}
