package import LayoutSimViewTree

/// The report on why a variant does not match its golden; it is stored in `causes.json`, and everything that people
/// read is derived from it.
package struct CauseReport: Hashable, Sendable {
    /// The kind of change.
    package enum Class: String, CaseIterable, Sendable {
        /// Frames, lines, broken constraints or audits differ.
        case layout
        /// The layout is the same, the image differs.
        case paint
        /// The layout and all inputs are the same; the image was drawn with other libraries or fonts.
        case raster
        /// Inputs differ, but nothing visible does.
        case record
    }

    /// A proven cause: with its inputs reverted, the outputs match the golden.
    package struct Cause: Hashable, Sendable {
        /// The inputs, all of which have to be reverted.
        package var inputs: [InputChange]
        /// Inputs that have to be reverted as well, although the others have the same effect without them; their own
        /// effect would appear if the others had not changed.
        package var masked: [InputChange] = []
        /// Whether each of several inputs would have the effects without the others.
        package var eachSuffices = false
        /// The effects, which disappear when the inputs are reverted.
        package var outputs: [OutputChange]
        /// Whether everything matches the golden when the inputs are reverted.
        package var restoresAll: Bool
        /// The path from the inputs to the most important output; empty if it is not known.
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
    /// The kind of change.
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
    /// Changed inputs on which none of the outputs depends.
    package var idle: [InputChange] = []
    /// Whether outputs differ even with every input reverted, because the fonts or the program changed.
    package var isBeyondInputs = false
    /// The current ids of views by those in the golden, where they differ.
    package var renamed = ViewNames()
    /// The names of views for people; the report itself uses ids.
    package var names = ViewNames()
    /// The area of the screen in square points, which determines the smallest screen of a group.
    package var area = 0.0
    /// The differing moments of a recording, in milliseconds; empty for a screen at rest.
    package var moments: [Double] = []
    /// The moments of the golden and the current ones, if they differ: `0, 75 ms → 0, 50 ms`.
    package var retimed: String?
    /// The windows of other widths in which frames change, if a golden holds them.
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
