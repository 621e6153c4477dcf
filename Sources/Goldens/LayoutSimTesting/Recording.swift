package import LayoutSimGoldenTesting
package import Testing

/// Records a failure as an issue with its pictures attached; does nothing if it is `nil`.
package func record(_ failure: ExpectationFailure?, at location: SourceLocation) {
    guard let failure else { return }
    for attachment in failure.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
}

/// Records warnings, which do not fail a test.
package func record(warnings: [String], at location: SourceLocation) {
    for warning in warnings {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: location)
        #else
            // Swift 6.2 has no issues that do not fail a test.
            Attachment.record(warning, named: "warning.txt", sourceLocation: location)
        #endif
    }
}

extension CodePlace {
    /// Creates the place of a call that passes `#filePath`.
    package init(_ location: SourceLocation, file: String) {
        self.init(file: file, line: location.line)
    }
}
