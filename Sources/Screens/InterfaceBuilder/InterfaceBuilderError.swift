package import LayoutSimErrors
import LayoutSimXML

/// Why a file cannot be read as a storyboard or xib at all.
package struct InterfaceBuilderError: Error, Hashable, Sendable {
    /// The path as the user gave it.
    package var file: String
    /// Where, from 1.
    package var line: Int
    /// What is wrong.
    package var reason: Reason

    /// What is wrong with a file.
    package enum Reason: Hashable, Sendable {
        /// It is no XML, in the words of the XML parser.
        case malformed(String)
        /// It declares entities, which Xcode never does and which could expand without end.
        case declaresEntities
        /// Its elements are nested deeper than `limit`.
        case tooDeep(limit: Int)
        /// Its outermost element has this name, not `document`.
        case noDocument(root: String)
        /// It is for this runtime, not for iOS.
        case otherPlatform(String)
        /// It has no scene or object of that name, but one of a similar name, or others.
        case noScene(String, suggestion: String?, others: [String])
    }
}

extension InterfaceBuilderError {
    /// The fault of a file that is no XML that this program reads.
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
        }
    }

    /// The first ones, and how many more there are.
    private func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}
