import LayoutSimFiles
import LayoutSimJSON

/// What Swift Testing wrote of a run: the tests that began and ended.
struct TestEvents {
    /// The identifiers of the tests that began and did not end, such as `Module.Suite/test()`.
    private(set) var interrupted: [String] = []
    /// The identifiers of the tests that ended.
    private(set) var ended: [String] = []
    /// Whether the run came to its end.
    private(set) var isComplete = true

    /// Reads a file of events, a line of JSON each.
    init(_ file: File) throws {
        let lines = ((try? file.contents()) ?? []).split(separator: UInt8(ascii: "\n"))
        guard !lines.isEmpty else { return }
        isComplete = false
        var (tests, done) = (Set<String>(), Set<String>())
        for line in lines {
            // The last line may have been cut off with the process.
            guard let event = try? JSONDocument(parsing: Array(line), file: file.path).root,
                let payload = try? event.member("payload"), let kind = try? payload.member("kind").string()
            else { continue }
            if kind == "runEnded" { isComplete = true }
            if kind == "function", let id = try? payload.member("id").string() { tests.insert(TestEvents.name(id)) }
            guard let test = (try? payload.member("testID").string()).map(TestEvents.name), tests.contains(test) else {
                continue
            }
            if kind == "testStarted" { interrupted.append(test) }
            if kind == "testEnded" || kind == "testSkipped", done.insert(test).inserted { ended.append(test) }
        }
        interrupted.removeAll(where: done.contains)
    }

    /// Returns an identifier without the place in the source.
    private static func name(_ id: String) -> String {
        let parts = id.split(separator: "/")
        guard parts.count > 1, let last = parts.last, last.contains(".swift:") else { return id }
        return parts.dropLast().joined(separator: "/")
    }
}
