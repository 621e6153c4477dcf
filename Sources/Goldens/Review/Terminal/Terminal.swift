import Glibc
import LayoutSimFiles

/// The terminal in raw mode, whose previous state is restored when the object is deallocated.
package final class Terminal {
    /// An event for which the program waits.
    enum Event: Hashable, Sendable {
        case keys([ReviewKey])
        /// The terminal was resized.
        case resized
        /// The program received a signal to end.
        case terminated(Int32)
        case timeout
        /// The terminal was closed.
        case closed
    }

    private var original = termios()
    private var isRaw = false
    private var signals = sigset_t()
    private let oldSignals: sigset_t

    /// Takes control of the terminal; `nil` if standard input or output is not a terminal.
    package init?() {
        guard isatty(0) == 1, isatty(1) == 1, unsafe tcgetattr(0, &original) == 0 else { return nil }
        var old = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH] { unsafe _ = sigaddset(&signals, signal) }
        // Signals are handled between keys instead, so that the terminal can be restored.
        unsafe sigprocmask(SIG_BLOCK, &signals, &old)
        oldSignals = old
        enter()
    }

    deinit {
        leave()
        var old = oldSignals
        unsafe sigprocmask(SIG_SETMASK, &old, nil)
    }

    /// The size in cells, and that of a cell in pixels if the terminal reports it.
    var size: (columns: Int, rows: Int, cell: (width: Int, height: Int)?) {
        var size = winsize()
        guard unsafe ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24, nil)
        }
        let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
        let (width, height) = (Int(size.ws_xpixel) / columns, Int(size.ws_ypixel) / rows)
        return (columns, rows, width > 1 && height > 1 ? (width, height) : nil)
    }

    /// Waits for an event, for at most a number of milliseconds.
    func wait(milliseconds: Int) -> Event {
        var left = milliseconds
        while true {
            if let event = pendingSignal() { return event }
            // Signals are blocked; a tenth of a second is soon enough for them.
            let step = min(left, 100)
            var polled = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            let count = unsafe poll(&polled, 1, Int32(step))
            if count > 0 { return readKeys() }
            left -= step
            if left <= 0 { return .timeout }
        }
    }

    /// Writes text and escape codes.
    func write(_ text: String) throws(FileError) { try StandardStream.output.write(withCodes: text) }

    /// Requests the terminal's Primary Device Attributes; empty if it does not reply soon.
    func attributes() throws(FileError) -> [UInt8] {
        try write("\u{1B}[c")
        var answer: [UInt8] = []
        while !answer.contains(UInt8(ascii: "c")) {
            var polled = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&polled, 1, 200) > 0 else { break }
            let bytes = readBytes()
            if bytes.isEmpty { break }
            answer += bytes
        }
        return answer
    }

    /// Restores the terminal and stops the process until the shell brings it to the foreground again.
    func suspend() {
        leave()
        raise(SIGSTOP)
        enter()
    }

    private func enter() {
        var raw = original
        unsafe cfmakeraw(&raw)
        // Line feeds still return to the start of the line.
        raw.c_oflag |= tcflag_t(OPOST)
        unsafe tcsetattr(0, TCSAFLUSH, &raw)
        isRaw = true
        // Switches to the alternate screen and hides the cursor.
        try? write("\u{1B}[?1049h\u{1B}[?25l")
    }

    private func leave() {
        guard isRaw else { return }
        isRaw = false
        try? write("\(InlinePicture.removal)\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
        unsafe tcsetattr(0, TCSAFLUSH, &original)
    }

    private func pendingSignal() -> Event? {
        var time = timespec()
        let signal = unsafe sigtimedwait(&signals, nil, &time)
        guard signal > 0 else { return nil }
        return signal == SIGWINCH ? .resized : .terminated(signal)
    }

    private func readKeys() -> Event {
        let bytes = readBytes()
        return bytes.isEmpty ? .closed : .keys(ReviewKey.keys(in: bytes))
    }

    private func readBytes() -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(0, &bytes, bytes.count)
        return Array(bytes.prefix(max(count, 0)))
    }
}
