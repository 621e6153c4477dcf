import Synchronization

/// The custom fonts that apps register with the process.
package enum RegisteredFonts {
    private struct State {
        /// The fonts that are currently registered, in the order of registration.
        var listed: [RegisteredFont] = []
        /// All fonts that were ever registered, keyed by key, so that texts typeset with them can still be drawn.
        var known: [String: RegisteredFont] = [:]
    }

    private static let state = Mutex(State())

    /// The fonts that are currently registered, in the order of registration.
    package static var all: [RegisteredFont] { state.withLock { $0.listed } }

    /// Registers fonts, skipping those whose names are registered already; returns those that were added.
    @discardableResult package static func register(_ fonts: [RegisteredFont]) -> [RegisteredFont] {
        state.withLock { state in
            let added = fonts.filter { font in !state.listed.contains { $0.name == font.name } }
            state.listed += added
            for font in added { state.known[font.key] = font }
            return added
        }
    }

    /// Keeps fonts by key only, so that those of several projects may have the same names.
    package static func keep(_ fonts: [RegisteredFont]) {
        state.withLock { state in
            for font in fonts { state.known[font.key] = font }
        }
    }

    /// Unregisters fonts by their PostScript names; texts typeset with them keep them.
    package static func unregister(_ names: [String]) {
        state.withLock { state in state.listed.removeAll { names.contains($0.name) } }
    }

    /// Returns the font with a PostScript name, or with a key.
    package static func font(named name: String) -> RegisteredFont? {
        state.withLock { state in state.known[name] ?? state.listed.first { $0.name == name } }
    }
}
