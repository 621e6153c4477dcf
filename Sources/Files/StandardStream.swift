import Glibc

/// The streams that a shell gives to a program.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes the bytes now; a closed pipe or a full disk is an error, never the end of the program.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        try Descriptor(number: rawValue, path: name).writeAll(bytes)
    }

    /// Writes a text in UTF-8 now.
    package func write(_ text: String) throws(FileError) {
        try write(Array(text.utf8))
    }

    /// Whether a person reads along.
    package var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether to color text: on a terminal that can, unless the environment sets `NO_COLOR`.
    package var takesColor: Bool {
        isTerminal && Environment["NO_COLOR"] == nil && Environment["TERM"] != "dumb"
    }

    private var name: String { self == .output ? "standard output" : "standard error" }
}
