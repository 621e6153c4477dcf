import LayoutSimFiles
import LayoutSimWorkers

/// Draws each screen in a process of its own, so that a crash does not affect others.
struct ScreenDrawing: Sendable {
    /// The result of drawing a screen.
    enum Outcome: Sendable {
        /// The path of the image, and the problems found in the layout.
        case picture(String, notes: [String])
        case omission(ScreenOmission)
    }

    /// The path of the program, and the folder for its images.
    let program: String
    let folder: String
    /// Environment variables with the device, and the location of the code.
    let variables: [String: String]

    /// Draws screens and passes the result of each to a closure, in order.
    func draw(_ candidates: [ScreenCandidate], _ body: (ScreenCandidate, Outcome) throws -> Void) throws {
        try Folder(folder).removeAll()
        try Folder(folder).create()
        let work = ParallelWork(Array(candidates.enumerated()), tools: {}) { item, _ in
            (item.element, outcome(of: item.element, number: item.offset))
        }
        try work.forEach(body)
    }

    private func outcome(of candidate: ScreenCandidate, number: Int) -> Outcome {
        let path = "\(folder)/\(number)"
        guard let end = run(candidate, path) else { return omission(candidate, "'env' cannot be run") }
        let notes = (try? File(path + ".txt").contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if end.status == 0, !File(path + ".png").exists {
            return .omission(ScreenOmission(place: candidate.place, name: candidate.name, reason: notes))
        }
        let lines = notes.split(separator: "\n").map(String.init)
        if end.status == 0 { return .picture(path + ".png", notes: lines) }
        guard end.ranIntoFault, let rest = run(candidate, path, ["LAYOUTSIM_LEAVE_OUT": "1"]) else {
            return omission(candidate, end.reason)
        }
        guard rest.status == 0, File(path + ".png").exists else {
            let others = rest.reason == end.reason ? "" : "; without it, \(rest.reason)"
            return omission(candidate, end.reason + others)
        }
        return .picture(path + ".png", notes: [rest.hollowness] + lines)
    }

    /// Runs the process that draws a screen to its end.
    ///
    /// - Parameter others: Further environment variables.
    private func run(_ candidate: ScreenCandidate, _ path: String, _ others: [String: String] = [:]) -> ScreenEnd? {
        let all = variables.merging(others) { $1 }
            .merging(["LAYOUTSIM_SCREEN": candidate.request, "LAYOUTSIM_SCREEN_FILE": path]) { $1 }
        // Variables of the process itself would be shared by all threads.
        let words =
            ["env", "SWIFT_BACKTRACE=enable=no"] + all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            + [program, "\(ScreenDriver.name).Driver/testScreen"]
        guard let (status, output) = try? ChildProcess(words).read(withErrors: true) else { return nil }
        return ScreenEnd(status: status, output: String(decoding: output, as: UTF8.self))
    }

    private func omission(_ candidate: ScreenCandidate, _ reason: String) -> Outcome {
        .omission(ScreenOmission(place: candidate.place, name: candidate.name, reason: reason, isFault: true))
    }
}
