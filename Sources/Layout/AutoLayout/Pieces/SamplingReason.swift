/// The reason why windows of a screen are laid out one by one and nothing is known between them.
package enum SamplingReason: String, Hashable, Sendable {
    /// The screen has different numbers in each window, such as font sizes.
    case scaled
    /// Contents of lists, containers and hosting views are laid out separately.
    case contents
    case animations
    case feedbackLoop
    case readableGuide
    case movingGuides
    /// Something in the window is borderline, such as an equation that just fits.
    case verge
}

extension SamplingReason: CustomStringConvertible {
    /// The rest of a sentence that ends in `since`.
    package var description: String {
        switch self {
        case .scaled: "numbers of the screen change with the window"
        case .contents: "contents of lists, containers and hosting views are laid out by themselves"
        case .animations: "animations move views"
        case .feedbackLoop: "margins or safe areas never come to rest"
        case .readableGuide: "a constraint names the readable content guide"
        case .movingGuides: "margins or safe areas move with their views"
        case .verge: "something is on the verge there"
        }
    }
}

extension [SamplingReason] {
    /// The reasons without repetitions, in order of occurrence.
    package var withoutRepeats: [SamplingReason] {
        reduce(into: []) { found, reason in
            if !found.contains(reason) { found.append(reason) }
        }
    }
}
