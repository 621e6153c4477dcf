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
        let all = variables.merging(["LAYOUTSIM_SCREEN": candidate.request, "LAYOUTSIM_SCREEN_FILE": path]) { $1 }
        // Variables of the process itself would be shared by all threads.
        let words =
            ["env", "SWIFT_BACKTRACE=enable=no"] + all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            + [program, "\(ScreenDriver.name).Driver/testScreen"]
        guard let (status, output) = try? ChildProcess(words).read(withErrors: true) else {
            return omission(candidate, "'env' cannot be run")
        }
        let notes = (try? File(path + ".txt").contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        if status == 0, !File(path + ".png").exists {
            return .omission(ScreenOmission(place: candidate.place, name: candidate.name, reason: notes))
        }
        guard status == 0 else {
            return omission(
                candidate, ScreenEnd(status: status, output: String(decoding: output, as: UTF8.self)).reason)
        }
        return .picture(path + ".png", notes: notes.split(separator: "\n").map(String.init))
    }

    private func omission(_ candidate: ScreenCandidate, _ reason: String) -> Outcome {
        .omission(ScreenOmission(place: candidate.place, name: candidate.name, reason: reason, isFault: true))
    }
}
