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
        case .truncated: "a truncated text"
        case .clipped: "a text taller than its frame"
        case .zeroSize: "a view of zero size that has content"
        case .distortedImage: "an image with a distorted aspect ratio"
        case .touchTarget: "a touch target smaller than 44 points"
        case .overlapping: "two partly overlapping views"
        case .outside: "a view that extends beyond its superview"
        case .underBar: "a view under a bar or outside the safe area"
        case .ambiguous: "an ambiguous position or size"
        case .priorityTie: "equal priorities that leave the layout ambiguous"
        case .unsatisfiable: "required constraints that cannot be satisfied together"
        case .feedbackLoop: "margins or a safe area that move the view they follow, so that layout never settles"
        case .missingLabel: "an interactive element without an accessibility label"
        case .repeatedTrait: "an accessibility label that repeats its traits"
        case .readingOrder: "a reading order that jumps back up"
        case .contrast: "a text with too little contrast"
        case .fixedFont: "a font that does not follow the text size"
        case .fixedHeight: "a fixed height around a text"
        case .coveredElement: "an element that is read although another view covers it"
        case .textInImage: "an image named like text"
        case .notMirrored: "a view that is not mirrored in right-to-left layouts"
        }
    }

    /// Advice that usually helps.
    package var advice: String {
        switch self {
        case .truncated:
            "allow more lines or a smaller minimum scale factor, or give it more room with optional constraints"
        case .clipped: "remove its fixed height, or raise its vertical compression resistance"
        case .zeroSize: "constrain its size, or hide it"
        case .distortedImage: "set its content mode to aspect fit or fill, or constrain it to the image's aspect ratio"
        case .touchTarget:
            "make it 44 by 44 points, or widen its content insets; at least 28 by 28, with room around it"
        case .overlapping: "put a constraint between them that keeps them apart"
        case .outside: "constrain it within its superview, or make its size constraint optional"
        case .underBar: "constrain it to the safe area instead of to the superview"
        case .ambiguous: "add a constraint for it, or give it an intrinsic size"
        case .priorityTie: "give one of them another hugging or compression priority"
        case .unsatisfiable: "remove one of these constraints, or lower its priority below 1000"
        case .feedbackLoop: "constrain its content to its edges, or turn off its safe area relative margins"
        case .missingLabel: "give it an accessibility label, or exclude it from accessibility"
        case .repeatedTrait: "remove the word from its accessibility label"
        case .readingOrder: "change the order of its accessibility elements, or group what belongs together"
        case .contrast: "make the text or its background darker or lighter"
        case .fixedFont: "set it in a text style"
        case .fixedHeight: "use a minimum height instead, or let the text determine it"
        case .coveredElement: "hide it while it is covered, or make the covering view modal for accessibility"
        case .textInImage: "use a label, which follows text size and language"
        case .notMirrored: "use leading and trailing constraints instead of left and right ones or autoresizing masks"
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
