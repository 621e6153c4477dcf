/// Why a variant is not as its golden.
package struct CauseReport: Hashable, Sendable {
    /// What kind of change it is.
    package enum Class: String, CaseIterable, Sendable {
        /// Frames, lines, constraints that gave way or audits differ.
        case layout
        /// The layout is the same, the picture differs.
        case paint
        /// The layout and all inputs are the same, the picture was drawn by other libraries or fonts.
        case raster
        /// Inputs differ and nothing that is seen does.
        case record
    }

    /// One or several inputs that are proven to be a cause: with them set back, the outputs are as in the golden.
    package struct Cause: Hashable, Sendable {
        /// The inputs; with fewer of them set back, the outputs do not return.
        package var inputs: [InputChange]
        /// Inputs that have to be set back too, though the others bring the outputs about without them; they would show
        /// if the others had not changed.
        package var masked: [InputChange] = []
        /// What returns.
        package var outputs: [OutputChange]
        /// Whether everything that came out returns.
        package var restoresAll: Bool
        /// How the inputs lead to the most important output; empty where it is not known.
        package var path: [PathStep] = []
    }

    /// The variant's name.
    package var variant: String
    /// What kind of change it is.
    package var `class`: Class
    /// All inputs that changed.
    package var inputs: [InputChange]
    /// All outputs that changed.
    package var outputs: [OutputChange]
    /// What is proven, that which explains most first.
    package var causes: [Cause] = []
    /// Inputs that changed together with outputs whose cause is not proven.
    package var together: [InputChange] = []
    /// The outputs whose cause is not proven.
    package var unexplained: [OutputChange] = []
    /// Inputs that changed and on which none of the outputs depends.
    package var idle: [InputChange] = []
    /// Whether unexplained outputs stay as they are with every input set back: fonts or the program changed.
    package var isBeyondInputs = false
    /// The size of the screen in points, by which the smallest is found.
    package var area = 0.0
}

/// A step on the way from an input to an output.
package enum PathStep: Hashable, Sendable {
    /// A text or picture takes more or less room: the view's id, `width` or `height`, points.
    case size(view: String, part: String, growth: Double)
    /// An input as it is spoken of.
    case input(String)
    /// A constraint that hands the change on.
    case link(String)
    /// An edge that an inequality holds: `description.bottom`.
    case limit(String)
    /// A constraint that gives way, and by how many points it is missed.
    case givesWay(String, error: Double)
}
