/// How a shell completes a value.
package enum Completion: Hashable, Sendable {
    case nothing
    case files
    case words([String])
    /// One of these words, or a file.
    case wordsOrFiles([String])
}

extension Completion {
    var words: [String] {
        switch self {
        case .nothing, .files: []
        case .words(let words), .wordsOrFiles(let words): words
        }
    }

    var takesFiles: Bool {
        switch self {
        case .files, .wordsOrFiles: true
        case .nothing, .words: false
        }
    }
}
