import LayoutSimFiles

/// How many of several files are done, on the last line of a terminal; nothing where nobody reads along.
struct ProgressBar {
    private let count: Int
    private let isShown: Bool
    /// The line that is there now.
    private var line = ""

    private static let width = 30
    /// Fewer are done before a bar could be read.
    private static let fewest = 2
    /// Back to the beginning of the line, and nothing on it.
    private static let clearing = "\r\u{1B}[K"

    init(count: Int) {
        self.count = count
        isShown =
            count >= ProgressBar.fewest && StandardStream.error.isTerminal && Environment["TERM"] != "dumb"
    }

    /// Shows how many are done; nothing is written where the bar looks as before.
    mutating func show(_ done: Int) {
        guard isShown else { return }
        let filled = done * ProgressBar.width / count
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: ProgressBar.width - filled)
        let next = "[\(bar)] \(done * 100 / count) % of \(count) files"
        guard next != line else { return }
        write(ProgressBar.clearing + next)
        line = next
    }

    /// Takes the bar away, so that the line can be written on.
    mutating func clear() {
        guard !line.isEmpty else { return }
        write(ProgressBar.clearing)
        line = ""
    }

    /// A terminal that is gone does not stop the work.
    private func write(_ text: String) { try? StandardStream.error.write(text) }
}
