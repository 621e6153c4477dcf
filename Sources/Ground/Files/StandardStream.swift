import Glibc

/// The standard streams of the process.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes bytes without buffering; a closed pipe or a full disk is an error and does not end the program.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        try Descriptor(number: rawValue, path: name).writeAll(bytes)
    }

    /// Writes a text in UTF-8 without buffering; control characters in it, such as those of a file's name, are escaped.
    package func write(_ text: String) throws(FileError) {
        try write(Array(text.withEscapedControls.utf8))
    }

    /// Writes a text with codes for the terminal, such as those of colors.
    package func write(withCodes text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether to color text: on a terminal that supports it, unless the environment sets `NO_COLOR`.
    package var takesColor: Bool {
        isTerminal && Environment["NO_COLOR"] == nil && Environment["TERM"] != "dumb"
    }

    /// Ends the process with `SIGPIPE`, as shells expect of a program whose output pipe was closed by its reader, as in
    /// `| head`.
    package static func endByBrokenPipe() -> Never {
        _ = signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }

    private var name: String { self == .output ? "standard output" : "standard error" }
}
