/// Why windows of a screen are laid out one by one, so that nothing is known of those between them.
package enum SamplingReason: String, Hashable, Sendable {
    /// The screen has other numbers in each window, such as font sizes.
    case scaled
    /// Contents of lists and containers are laid out by themselves.
    case contents
    case animations
    case feedbackLoop
    case readableGuide
    case movingGuides
    /// Something in the window is on the verge, such as an equation that just fits.
    case verge
}

extension SamplingReason: CustomStringConvertible {
    /// The rest of a sentence that ends in `since`.
    package var description: String {
        switch self {
        case .scaled: "numbers of the screen change with the window"
        case .contents: "contents of lists and containers are laid out by themselves"
        case .animations: "animations move views"
        case .feedbackLoop: "margins or safe areas never come to rest"
        case .readableGuide: "a constraint names the readable content guide"
        case .movingGuides: "margins or safe areas move with their views"
        case .verge: "something is on the verge there"
        }
    }
}

extension [SamplingReason] {
    /// Each reason once, in the order in which they are met.
    package var withoutRepeats: [SamplingReason] {
        reduce(into: []) { found, reason in
            if !found.contains(reason) { found.append(reason) }
        }
    }
}
