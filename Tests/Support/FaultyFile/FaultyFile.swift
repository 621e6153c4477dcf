import LayoutSimErrors
package import Testing

/// The text of a file that cannot be used, and the one error that it gives.
package struct FaultyFile: Sendable, CustomTestStringConvertible {
    private let text: String
    private let message: String

    /// Creates a text with its error, which begins after the name of the file and a colon.
    package init(_ text: String, _ message: String) {
        self.text = text
        self.message = message
    }

    package var testDescription: String { message }

    /// Expects that reading the text as a file throws the error.
    package func expectError(
        in file: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ read: (_ bytes: [UInt8], _ file: String) throws -> Void
    ) {
        let error = #expect(throws: (any Error).self, sourceLocation: sourceLocation) {
            try read(Array(text.utf8), file)
        }
        #expect(error.map { "\($0)" } == "\(file):\(message)", sourceLocation: sourceLocation)
        #expect(
            (error as? any ReportableError)?.exitStatus == .inputNotUnderstood, sourceLocation: sourceLocation)
    }
}
