import Testing

extension TestRun {
    /// Tells warnings of the reader of storyboards, each once in the run; they fail no test.
    func record(warnings: [String], at place: TestPlace) {
        for warning in untold(warnings) {
            #if compiler(>=6.3)
                Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: place.location)
            #else
                // Swift 6.2 knows no issue that is not a failure.
                Attachment.record(warning, named: "warning.txt", sourceLocation: place.location)
            #endif
        }
    }
}
