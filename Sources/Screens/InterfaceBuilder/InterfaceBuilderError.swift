package import LayoutSimErrors
import LayoutSimXML

/// The reason why a file cannot be read as a storyboard or xib.
package struct InterfaceBuilderError: Error, Hashable, Sendable {
    /// The path as given by the user.
    package var file: String
    /// The line of the error, counted from 1.
    package var line: Int
    /// The fault of the file.
    package var reason: Reason

    /// A fault of a file.
    package enum Reason: Hashable, Sendable {
        /// The file is not well-formed XML; the value is the XML parser's message.
        case malformed(String)
        /// The file declares entities, which Xcode never does and which could expand without limit.
        case declaresEntities
        /// The elements are nested deeper than `limit`.
        case tooDeep(limit: Int)
        /// The root element has this name instead of `document`.
        case noDocument(root: String)
        /// The file is for this runtime instead of iOS.
        case otherPlatform(String)
        /// The file has no scene or object with the requested name; the other names and the most similar one are given.
        case noScene(String, suggestion: String?, others: [String])
        /// The object with this id shows a text of `length` UTF-8 code units, which is more than `limit`.
        case longText(object: String, length: Int, limit: Int)
    }
}

extension InterfaceBuilderError {
    /// Creates the error of a file that this program cannot parse as XML.
    init(_ error: XMLError, file: String) {
        let reason: Reason =
            switch error.reason {
            case .malformed(let fault): .malformed(fault)
            case .declaresEntities: .declaresEntities
            case .tooDeep(let limit): .tooDeep(limit: limit)
            }
        self.init(file: file, line: error.line, reason: reason)
    }
}

extension InterfaceBuilderError: CustomStringConvertible {
    /// The error as one line of text.
    package var description: String { "\(file):\(line): error: \(reason.wording)" }
}

extension InterfaceBuilderError: ReportableError {
    package var exitStatus: ExitStatus {
        if case .noScene = reason { return .usage }
        return .inputNotUnderstood
    }
}

extension InterfaceBuilderError.Reason {
    fileprivate var wording: String {
        switch self {
        case .malformed(let fault): "the XML is broken: \(fault)"
        case .declaresEntities: "the file declares entities, which Xcode never writes; remove the DOCTYPE"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep"
        case .noDocument("archive"): "this is the format of Xcode 4; open the file in a newer Xcode and save it"
        case .noDocument(let root):
            "this is not a storyboard or xib: the root element is '\(root)', expected 'document'"
        case .otherPlatform(let runtime): "the file is for '\(runtime)'; expected one for iOS"
        case .noScene(let name, let suggestion?, _):
            "there is no scene '\(name)'\(Suggestion.question(suggestion))"
        case .noScene(let name, nil, let others):
            "there is no scene '\(name)'; choose one of \(list(others))"
        case .longText(let object, let length, let limit):
            "the text of '\(object)' has \(length) bytes; at most \(limit) are laid out, set a longer one at run time"
        }
    }

    /// Returns the first names and the number of the rest.
    private func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}
