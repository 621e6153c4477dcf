import LayoutSimFiles
import LayoutSimNotation

/// The declarations without effect that the processes of a test run used, from the file to which they add them.
struct UsesOfTests {
    private let file: File

    /// Starts an empty file in a folder.
    init(in folder: String) throws {
        try Folder(folder).create()
        file = File(folder + "/uses.txt")
        try file.write("")
    }

    /// The variables that make processes of tests add what they use.
    var variables: [String: String] { ["LAYOUTSIM_STRICT": "1", "LAYOUTSIM_USES": file.absolutePath] }

    /// Returns what was used, a sentence each, in alphabetical order.
    func sentences() throws -> [String] {
        let text = String(decoding: try file.contents(), as: UTF8.self)
        return Set(text.split(separator: "\n").map(String.init)).sorted()
    }

    /// Writes what was used to standard error; returns whether there was anything.
    func report() throws -> Bool {
        let sentences = try sentences()
        guard !sentences.isEmpty else { return false }
        let title = "layoutsim: error: the tests used \(counted(sentences.count, "declaration")) without effect:\n"
        try StandardStream.error.write(title + sentences.map { "    \($0)\n" }.joined())
        return true
    }
}
