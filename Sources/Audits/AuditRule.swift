/// A kind of fault that an audit detects; raw values are the names in reports and waivers.
package enum AuditRule: String, CaseIterable, Hashable, Sendable {
    case truncated
    case clipped
    case zeroSize = "zero-size"
    case distortedImage = "distorted-image"
    case touchTarget = "touch-target"
    case overlapping
    case outside
    case underBar = "under-bar"
    case ambiguous
    case priorityTie = "priority-tie"
    case unsatisfiable
    case feedbackLoop = "feedback-loop"
    case missingLabel = "missing-label"
    case repeatedTrait = "repeated-trait"
    case readingOrder = "reading-order"
    case contrast
    case fixedFont = "fixed-font"
    case fixedHeight = "fixed-height"
    case coveredElement = "covered-element"
    case textInImage = "text-in-image"
    case notMirrored = "not-mirrored"

    /// The severity of a fault, named as in SARIF.
    package enum Level: String, CaseIterable, Hashable, Comparable, Sendable {
        case note, warning, error

        package static func < (less: Level, more: Level) -> Bool {
            allCases.firstIndex(of: less) ?? 0 < allCases.firstIndex(of: more) ?? 0
        }
    }

    /// The severity of faults of this kind.
    package var level: Level {
        switch self {
        case .unsatisfiable, .feedbackLoop: .error
        case .truncated, .clipped, .zeroSize, .overlapping, .outside, .underBar, .ambiguous: .warning
        case .distortedImage, .priorityTie, .missingLabel, .readingOrder, .contrast, .coveredElement:
            .warning
        case .touchTarget, .repeatedTrait, .fixedFont, .fixedHeight, .textInImage, .notMirrored: .note
        }
    }

    /// A summary of what the rule detects.
    package var summary: String {
        switch self {
        case .truncated: "a text that ends in an ellipsis"
        case .clipped: "a text that is higher than its frame"
        case .zeroSize: "a view without extent that has something to show"
        case .distortedImage: "a picture that is stretched out of its proportions"
        case .touchTarget: "something to touch that is smaller than 44 points"
        case .overlapping: "two views that cover each other in part"
        case .outside: "a view that reaches out of its superview"
        case .underBar: "a view under a bar or outside of the safe area"
        case .ambiguous: "a position or size that the constraints leave open"
        case .priorityTie: "equal priorities between which no constraint decides"
        case .unsatisfiable: "required constraints that cannot hold together"
        case .feedbackLoop: "margins or a safe area that move the view they follow, so that layout never comes to rest"
        case .missingLabel: "something to act on without a name to speak"
        case .repeatedTrait: "a label that says what its traits say"
        case .readingOrder: "an order of reading that jumps back up"
        case .contrast: "a text that stands out too little from what is behind it"
        case .fixedFont: "a font that does not follow the text size"
        case .fixedHeight: "a fixed height around a text"
        case .coveredElement: "something that is read although another view hides it"
        case .textInImage: "a picture that is named as a text"
        case .notMirrored: "a view that keeps its side where people read from right to left"
        }
    }

    /// Advice that usually helps.
    package var advice: String {
        switch self {
        case .truncated:
            "allow more lines, a smaller scale of the font, or give it more room by constraints that may give way"
        case .clipped: "take away its fixed height, or raise its vertical compression resistance"
        case .zeroSize: "give it a size by constraints, or hide it"
        case .distortedImage: "set its content mode to aspect fit or fill, or constrain it to the picture's proportions"
        case .touchTarget: "make it at least 44 by 44 points, or widen its content insets"
        case .overlapping: "put a constraint between them that keeps them apart"
        case .outside: "constrain it within its superview, or let a constraint of its size give way"
        case .underBar: "constrain it to the safe area instead of to the superview"
        case .ambiguous: "add a constraint for it, or a size of its own"
        case .priorityTie: "give one of them another hugging or compression priority"
        case .unsatisfiable: "take out one of these constraints, or lower its priority below 1000"
        case .feedbackLoop: "constrain its content to its edges, or turn off its safe area relative margins"
        case .missingLabel: "give it an accessibility label, or let it be no accessibility element"
        case .repeatedTrait: "leave the word out of its accessibility label"
        case .readingOrder: "change the order of its accessibility elements, or group what belongs together"
        case .contrast: "make the text darker or lighter, or what is behind it"
        case .fixedFont: "set it in a text style"
        case .fixedHeight: "let the height be at least as large, or leave it to the text"
        case .coveredElement: "hide it while it is covered, or let what covers it be modal for accessibility"
        case .textInImage: "set the text in a label, which follows text size and language"
        case .notMirrored: "constrain leading and trailing edges instead of left and right ones and of masks"
        }
    }

    /// Whether only `--everyone` uses the rule, because it concerns readers rather than positions.
    package var isForReaders: Bool {
        switch self {
        case .missingLabel, .repeatedTrait, .readingOrder, .contrast, .fixedFont, .fixedHeight, .coveredElement,
            .textInImage, .notMirrored:
            true
        case .truncated, .clipped, .zeroSize, .distortedImage, .touchTarget, .overlapping, .outside, .underBar: false
        case .ambiguous, .priorityTie, .unsatisfiable, .feedbackLoop: false
        }
    }
}
