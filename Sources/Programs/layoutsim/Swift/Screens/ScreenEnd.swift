import LayoutSimNotation

/// The end of a screen's process that drew nothing.
struct ScreenEnd {
    /// The exit status, 128 and more for a signal.
    let status: Int32
    /// The output of the process.
    let output: String

    /// Whether the process ended where code is set aside.
    var ranIntoFault: Bool { status == 71 }

    /// Whether code ended the process, and not the limits of its time.
    var isCrash: Bool { status != 0 && !ranIntoFault && timeout == nil }

    /// What is said of a process that a limit of its time ended, by the signal; `nil` for others.
    private var timeout: String? {
        switch status - 128 {
        case 24, 9: "it never finished: it computed for half a minute"
        case 14: "it never finished: it waited for a minute"
        default: nil
        }
    }

    /// What is told of a screen that was drawn after the app's launch.
    var launchNotes: [String] {
        (leftOut.isEmpty ? [] : [hollowness]) + ["the app was launched before, since it is not drawn without that"]
    }

    /// The places that were left out, each once, in the order in which they were reached.
    var leftOut: [Substring] {
        output.split(separator: "\n").compactMap { $0.behind("layoutsim: left out: ") }
            .reduce(into: []) { places, place in if !places.contains(place) { places.append(place) } }
    }

    /// What the image lacks, by the first place that was left out.
    var hollowness: String {
        let others = leftOut.count > 1 ? ", and \(counted(leftOut.count - 1, "more place"))" : ""
        return "hollow: \(leftOut.first ?? "")\(others)"
    }

    /// Why there is no image.
    var reason: String {
        let lines = output.split(separator: "\n")
        for line in lines {
            if let place = line.behind("layoutsim: set aside: ") { return String(place) }
            if let exception = exception(in: line) { return exception }
            if let error = line.behind("Fatal error: ") {
                return "fatal error: \(error)\(place(of: line) ?? stop(in: lines))"
            }
            if let error = line.behind("layoutsim: error: ") { return String(error) }
        }
        if let timeout { return timeout }
        return status > 128
            ? "its process was ended by signal \(status - 128)\(stop(in: lines))"
            : "its process ended with status \(status)"
    }

    private func exception(in line: Substring) -> String? {
        guard let words = line.behind("due to uncaught exception '") else { return nil }
        let name = words.prefix { $0 != "'" }
        guard let reason = words.behind("reason: '") else { return String(name) }
        return "\(name): \(reason.last == "'" ? reason.dropLast() : reason)"
    }

    /// Returns the file and line of the project at which the process stopped, if it said so.
    private func stop(in lines: [Substring]) -> String {
        guard let place = lines.lazy.compactMap({ $0.behind("layoutsim: stopped at ") }).first else { return "" }
        return " (\(place.split(separator: "/").last ?? ""))"
    }

    /// Returns the file and line before a message, unless the file belongs to the standard library.
    private func place(of line: Substring) -> String? {
        let place = line.split(separator: ":").prefix(2)
        guard place.count == 2, Int(place[1]) != nil, !place[0].hasPrefix("Swift/") else { return nil }
        return " (\(place[0].split(separator: "/").last ?? ""):\(place[1]))"
    }
}

extension Substring {
    /// Returns what follows a text within it.
    fileprivate func behind(_ text: String) -> Substring? {
        var rest = self
        while !rest.isEmpty {
            if rest.hasPrefix(text) { return rest.dropFirst(text.count) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
