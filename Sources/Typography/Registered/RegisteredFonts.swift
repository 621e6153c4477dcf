import Synchronization

/// The fonts of a process that are no part of the program, which apps register.
package enum RegisteredFonts {
    private struct State {
        /// In the order of registration.
        var listed: [RegisteredFont] = []
        /// All that were ever registered, by key: texts that were set with them can be drawn later.
        var known: [String: RegisteredFont] = [:]
    }

    private static let state = Mutex(State())

    /// Those that are registered now, in the order of registration.
    package static var all: [RegisteredFont] { state.withLock { $0.listed } }

    /// Adds fonts; one whose name is registered already is left out. Returns those that were added.
    @discardableResult package static func register(_ fonts: [RegisteredFont]) -> [RegisteredFont] {
        state.withLock { state in
            let added = fonts.filter { font in !state.listed.contains { $0.name == font.name } }
            state.listed += added
            for font in added { state.known[font.key] = font }
            return added
        }
    }

    /// Keeps fonts under their keys alone, so that those of several projects may have the same names.
    package static func keep(_ fonts: [RegisteredFont]) {
        state.withLock { state in
            for font in fonts { state.known[font.key] = font }
        }
    }

    /// Takes fonts away by their PostScript names; texts that were set with them stay as they are.
    package static func unregister(_ names: [String]) {
        state.withLock { state in state.listed.removeAll { names.contains($0.name) } }
    }

    /// The font of a PostScript name, or of a name with the hash of its file.
    package static func font(named name: String) -> RegisteredFont? {
        state.withLock { state in state.known[name] ?? state.listed.first { $0.name == name } }
    }
}
