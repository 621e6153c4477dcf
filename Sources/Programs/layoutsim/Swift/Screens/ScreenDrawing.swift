import LayoutSimFiles

/// Draws screens by the program of a package's driver, which forks a process for each, so that a crash does not affect
/// others.
struct ScreenDrawing {
    /// The result of drawing a screen.
    enum Outcome {
        /// The path of the image, and the problems found in the layout.
        case picture(String, notes: [String])
        case omission(ScreenOmission)
    }

    /// The command that runs the program.
    let command: [String]
    /// The folder for its images.
    let folder: String
    /// Environment variables with the device, and the location of the code.
    let variables: [String: String]

    /// Draws screens and passes the result of each to a closure, in order.
    func draw(_ screens: [DrawableScreen], _ body: (DrawableScreen, Outcome) throws -> Void) throws {
        try Folder(folder).removeAll()
        try Folder(folder).create()
        let numbers = Array(screens.indices)
        let ends = try ends(of: numbers, screens)
        let faulty = numbers.filter { ends[$0]?.ranIntoFault == true }
        let rests = try self.ends(of: faulty, screens, ["LAYOUTSIM_LEAVE_OUT": "1"])
        // Xcode launches the app before it shows a preview, on which code may depend.
        let lost = numbers.filter {
            !screens[$0].isLaunch && (ends[$0]?.isCrash == true || rests[$0]?.isCrash == true)
        }
        let launched = try self.ends(of: lost, screens, ["LAYOUTSIM_LEAVE_OUT": "1", "LAYOUTSIM_LAUNCH_FIRST": "1"])
        for (number, screen) in screens.enumerated() {
            let end = launched[number].flatMap { isDrawn($0, number) ? $0 : nil }
            try body(
                screen,
                end.map { picture(number, $0.launchNotes) }
                    ?? outcome(of: screen, number, ends[number], without: rests[number]))
        }
    }

    /// Whether a process that ended has drawn its screen.
    private func isDrawn(_ end: ScreenEnd, _ number: Int) -> Bool {
        end.status == 0 && File(path(number) + ".png").exists
    }

    private func picture(_ number: Int, _ first: [String]) -> Outcome {
        .picture(path(number) + ".png", notes: first + notes(number).split(separator: "\n").map(String.init))
    }

    private func notes(_ number: Int) -> String {
        (try? File(path(number) + ".txt").contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns what came of a screen.
    ///
    /// - Parameters:
    ///   - end: The end of its process; `nil` if there was none.
    ///   - rest: The end of its process without code that is set aside.
    private func outcome(
        of screen: DrawableScreen, _ number: Int, _ end: ScreenEnd?, without rest: ScreenEnd?
    ) -> Outcome {
        guard let end else { return omission(screen, "the system creates no process for it") }
        let notes = notes(number)
        if end.status == 0, !isDrawn(end, number) {
            guard !notes.isEmpty else { return omission(screen, "its code ended the process") }
            return .omission(ScreenOmission(place: screen.place, name: screen.name, reason: notes))
        }
        if end.status == 0 { return picture(number, []) }
        guard let rest else { return omission(screen, end.reason) }
        guard isDrawn(rest, number) else {
            let others = rest.reason == end.reason ? "" : "; without it, \(rest.reason)"
            return omission(screen, end.reason + others)
        }
        return picture(number, [rest.hollowness])
    }

    private func path(_ number: Int) -> String { "\(folder)/\(number)" }

    /// Draws screens and returns how their processes ended, by their numbers; one that the program did not come to is
    /// drawn alone.
    ///
    /// - Parameter others: Further environment variables.
    private func ends(
        of numbers: [Int], _ screens: [DrawableScreen], _ others: [String: String] = [:]
    ) throws -> [Int: ScreenEnd] {
        guard !numbers.isEmpty else { return [:] }
        let (status, output, statuses) = try run(numbers, screens, others)
        var ends: [Int: ScreenEnd] = [:]
        for (number, status) in statuses {
            let printed = (try? File(path(number) + ".log").contents()) ?? []
            ends[number] = ScreenEnd(status: status, output: String(decoding: printed, as: UTF8.self))
        }
        let missing = numbers.filter { ends[$0] == nil }
        if numbers.count == 1, let number = missing.first {
            return status == 0 ? [:] : [number: ScreenEnd(status: status, output: output)]
        }
        for number in missing { ends.merge(try self.ends(of: [number], screens, others)) { $1 } }
        return ends
    }

    /// Runs the program for screens, and returns how it and their processes ended.
    private func run(
        _ numbers: [Int], _ screens: [DrawableScreen], _ others: [String: String]
    ) throws -> (status: Int32, output: String, statuses: [Int: Int32]) {
        let list = File(folder + "/list.txt")
        try list.write(
            numbers.map { "\($0) \(screens[$0].request.replacing("\n", with: " "))\n" }.joined())
        let variables = variables.merging(others) { $1 }
            .merging(["LAYOUTSIM_SCREENS": list.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (status, output) = try ChildProcess(command, variables: variables).read(withErrors: true)
        let text = String(decoding: output, as: UTF8.self)
        let ends = text.split(separator: "\n").compactMap { line -> (Int, Int32)? in
            let words = line.split(separator: " ")
            guard words.count == 2, let place = Int(words[0]), numbers.indices.contains(place),
                let status = Int32(words[1])
            else { return nil }
            return (numbers[place], status)
        }
        return (status, text, Dictionary(ends) { $1 })
    }

    private func omission(_ screen: DrawableScreen, _ reason: String) -> Outcome {
        .omission(ScreenOmission(place: screen.place, name: screen.name, reason: reason, isFault: true))
    }
}
