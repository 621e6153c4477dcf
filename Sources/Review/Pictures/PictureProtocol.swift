/// How a terminal shows pictures.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
    /// The graphics protocol of kitty, which Ghostty and others know too.
    case kitty
    /// The inline images of iTerm2, which WezTerm knows too.
    case iterm
    /// Sixel graphics, as VT340, xterm, foot and others know them.
    case sixel
    /// Two pixels a character, in 24-bit colours or those of the 256 that come nearest.
    case blocks
    case none

    /// What the environment and the answer to "what are you" (Primary Device Attributes, `ESC [ c`) say.
    package init(environment: (String) -> String?, attributes: [UInt8] = []) {
        let (term, program) = (environment("TERM") ?? "", environment("TERM_PROGRAM") ?? "")
        // What runs inside another program only reaches that one.
        let isInside = environment("TMUX") != nil || term.hasPrefix("screen")
        if !isInside, term == "xterm-kitty" || term == "xterm-ghostty" || environment("KITTY_WINDOW_ID") != nil {
            self = .kitty
        } else if !isInside, ["iTerm.app", "WezTerm"].contains(program) || environment("LC_TERMINAL") == "iTerm2" {
            self = .iterm
        } else if PictureProtocol.tellsOfSixel(attributes) {
            self = .sixel
        } else {
            self = term == "dumb" ? .none : .blocks
        }
    }

    /// `ESC [ ? 62 ; 4 ; 22 c`: the 4 stands for sixel graphics.
    private static func tellsOfSixel(_ answer: [UInt8]) -> Bool {
        let text = String(decoding: answer, as: UTF8.self)
        guard let start = text.firstRange(of: "\u{1B}[?")?.upperBound else { return false }
        return text[start...].prefix { $0 != "c" }.split(separator: ";").dropFirst().contains("4")
    }
}
