/// The protocol by which a terminal displays images.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
    /// kitty's graphics protocol, which Ghostty and others support, too.
    case kitty
    /// iTerm2's inline images, which WezTerm supports, too.
    case iterm
    /// Sixel graphics, which VT340, xterm, foot and others support.
    case sixel
    /// Two pixels per character, in 24-bit colors or the nearest of 256.
    case blocks
    case none

    /// Selects a protocol based on the environment and the terminal's Primary Device Attributes, the reply to `ESC [
    /// c`.
    package init(environment: (String) -> String?, attributes: [UInt8] = []) {
        let (term, program) = (environment("TERM") ?? "", environment("TERM_PROGRAM") ?? "")
        // A terminal multiplexer does not forward images.
        let isInside = environment("TMUX") != nil || term.hasPrefix("screen")
        if !isInside, term == "xterm-kitty" || term == "xterm-ghostty" || environment("KITTY_WINDOW_ID") != nil {
            self = .kitty
        } else if !isInside, ["iTerm.app", "WezTerm"].contains(program) || environment("LC_TERMINAL") == "iTerm2" {
            self = .iterm
        } else if PictureProtocol.supportsSixel(attributes) {
            self = .sixel
        } else {
            self = term == "dumb" ? .none : .blocks
        }
    }

    /// Returns whether attributes such as `ESC [ ? 62 ; 4 ; 22 c` include a 4, which means sixel graphics.
    private static func supportsSixel(_ answer: [UInt8]) -> Bool {
        let text = String(decoding: answer, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}[?")?.upperBound else { return false }
        return text[start...].prefix { $0 != "c" }.split(separator: ";").dropFirst().contains("4")
    }
}
