import LayoutSimErrors

/// A file name, with the moment of a recording after a colon: `opening.layout:75`.
struct MomentName {
    /// The name of the file.
    let path: String
    /// The part after the colon; `nil` if there is none.
    let moment: String?

    private static let kinds = [".layout", ".storyboard", ".xib"]

    init(_ name: String) {
        if let colon = name.lastIndex(of: ":"), MomentName.kinds.contains(where: name[..<colon].hasSuffix) {
            path = String(name[..<colon])
            moment = String(name[name.index(after: colon)...])
        } else {
            path = name
            moment = nil
        }
    }

    /// Throws an error if a moment is specified for a kind of file that has none.
    func checkKind() throws {
        guard moment != nil, !path.hasSuffix(".layout") else { return }
        throw MomentOfFile(file: path, moment: moment ?? "")
    }
}

/// The error of a moment in a file that is not a recording.
private struct MomentOfFile: ReportableError {
    var file: String
    var moment: String
    var description: String {
        "\(file): error: ':\(moment)' names a moment of a recording, but storyboards and xibs have none; omit it"
    }
    var exitStatus: ExitStatus { .usage }
}
