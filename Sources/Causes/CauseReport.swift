package import LayoutSimViewTree

/// Why a variant does not match its golden; `causes.json` is this value, and everything that people read is made from it.
package struct CauseReport: Hashable, Sendable {
    /// What kind of change it is.
    package enum Class: String, CaseIterable, Sendable {
        /// Frames, lines, constraints that gave way or audits differ.
        case layout
        /// The layout is the same, the picture differs.
        case paint
        /// The layout and all inputs are the same; the picture was drawn with other libraries or fonts.
        case raster
        /// Inputs differ, and nothing visible does.
        case record
    }

    /// Inputs that are a proven cause: with them reverted, the outputs match the golden.
    package struct Cause: Hashable, Sendable {
        /// The inputs, all of which have to be reverted.
        package var inputs: [InputChange]
        /// Inputs that have to be reverted as well, although the others have the same effect without them; their own effect
        /// would show if the others had not changed.
        package var masked: [InputChange] = []
        /// Whether each of several inputs would have the effects without the others.
        package var eachSuffices = false
        /// The effects, which go away when the inputs are reverted.
        package var outputs: [OutputChange]
        /// Whether everything matches the golden when the inputs are reverted.
        package var restoresAll: Bool
        /// How the inputs lead to the most important output; empty where it is not known.
        package var path: [PathStep] = []

        package init(
            inputs: [InputChange], masked: [InputChange] = [], eachSuffices: Bool = false, outputs: [OutputChange],
            restoresAll: Bool, path: [PathStep] = []
        ) {
            self.inputs = inputs
            self.masked = masked
            self.eachSuffices = eachSuffices
            self.outputs = outputs
            self.restoresAll = restoresAll
            self.path = path
        }
    }

    /// The variant's name.
    package var variant: String
    /// What kind of change it is.
    package var `class`: Class
    /// All inputs that changed.
    package var inputs: [InputChange]
    /// All outputs that changed.
    package var outputs: [OutputChange]
    /// The proven causes, the one that explains most first.
    package var causes: [Cause] = []
    /// Inputs that changed together with outputs whose cause is not proven.
    package var together: [InputChange] = []
    /// The outputs whose cause is not proven.
    package var unexplained: [OutputChange] = []
    /// Inputs that changed and on which none of the outputs depends.
    package var idle: [InputChange] = []
    /// Whether outputs differ even with every input reverted: the fonts or the program changed.
    package var isBeyondInputs = false
    /// The ids that views have now, by those in the golden, where they differ.
    package var renamed = ViewNames()
    /// What people call the views; the report itself speaks of ids.
    package var names = ViewNames()
    /// The area of the screen in square points, by which the smallest screen of a group is found.
    package var area = 0.0
    /// The moments of a recording that differ, in milliseconds; empty for what is seen at rest.
    package var moments: [Double] = []
    /// Which moments the golden has and which there are now, where they are not the same: `0, 75 ms → 0, 50 ms`.
    package var retimed: String?
    /// For which windows of other widths frames change, where a golden holds them.
    package var resized: ResizedFrames?

    package init(
        variant: String, class: Class, inputs: [InputChange], outputs: [OutputChange], causes: [Cause] = [],
        together: [InputChange] = [], unexplained: [OutputChange] = [], idle: [InputChange] = [],
        isBeyondInputs: Bool = false, area: Double = 0
    ) {
        self.variant = variant
        self.class = `class`
        self.inputs = inputs
        self.outputs = outputs
        self.causes = causes
        self.together = together
        self.unexplained = unexplained
        self.idle = idle
        self.isBeyondInputs = isBeyondInputs
        self.area = area
    }
}
