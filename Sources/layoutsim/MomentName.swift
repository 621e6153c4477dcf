import LayoutSimErrors

/// The name of a file with the moment of a recording behind a colon: `opening.layout:75`.
struct MomentName {
    /// The name of the file.
    let path: String
    /// What stands behind the colon; `nil` if there is none.
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

    /// Throws an error if the file is of a kind that has no moments, and one is named.
    func checkKind() throws {
        guard moment != nil, !path.hasSuffix(".layout") else { return }
        throw MomentOfFile(file: path, moment: moment ?? "")
    }
}

/// A moment of a file that is no recording.
private struct MomentOfFile: ReportableError {
    var file: String
    var moment: String
    var description: String {
        "\(file): error: ':\(moment)' names a moment of a recording, and storyboards and xibs have none; name the file alone"
    }
    var exitStatus: ExitStatus { .usage }
}
