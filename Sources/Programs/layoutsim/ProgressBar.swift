import LayoutSimFiles

/// The number of processed files, on the last line of a terminal; not shown if standard error is not a terminal.
struct ProgressBar {
    private let count: Int
    private let isShown: Bool
    /// The current line.
    private var line = ""

    private static let width = 30
    /// The minimum number of files; fewer are processed before anybody could read a bar.
    private static let fewest = 2
    /// The code that returns to the beginning of the line and erases it.
    private static let clearing = "\r\u{1B}[K"

    init(count: Int) {
        self.count = count
        isShown =
            count >= ProgressBar.fewest && StandardStream.error.isTerminal && Environment["TERM"] != "dumb"
    }

    /// Shows the number of processed files; nothing is written if the bar would look the same.
    mutating func show(_ done: Int) {
        guard isShown else { return }
        let filled = done * ProgressBar.width / count
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: ProgressBar.width - filled)
        let next = "[\(bar)] \(done * 100 / count) % of \(count) files"
        guard next != line else { return }
        write(ProgressBar.clearing + next)
        line = next
    }

    /// Removes the bar, so that the line can be used.
    mutating func clear() {
        guard !line.isEmpty else { return }
        write(ProgressBar.clearing)
        line = ""
    }

    /// Writes text, ignoring errors, since a closed terminal must not stop the work.
    private func write(_ text: String) { try? StandardStream.error.write(withCodes: text) }
}
