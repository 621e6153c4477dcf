/// What tells whether two variants changed in the same way: as much of a report as a run keeps of every variant.
package struct ChangeMark: Hashable, Sendable {
    /// An input without what it belongs to.
    package struct Input: Hashable, Sendable {
        /// What changed without its values.
        package var identity: String
        package var kind: InputChange.Kind
        /// As the golden has it; `nil` if it has none.
        package var old: String?
        /// As it is now; `nil` if there is none.
        package var new: String?

        package init(identity: String, kind: InputChange.Kind, old: String?, new: String?) {
            self.identity = identity
            self.kind = kind
            self.old = old
            self.new = new
        }
    }

    /// The variant's name.
    package var variant: String
    /// The change and its cause on one line.
    package var headline: String
    /// What kind of change it is.
    package var `class`: CauseReport.Class
    /// All inputs that changed.
    package var inputs: [Input]
    /// What came out otherwise, without its values.
    package var outputs: [String]
    /// The size of the screen in points, by which the smallest is found.
    package var area: Double

    package init(
        variant: String, headline: String, class: CauseReport.Class, inputs: [Input], outputs: [String], area: Double
    ) {
        self.variant = variant
        self.headline = headline
        self.class = `class`
        self.inputs = inputs
        self.outputs = outputs
        self.area = area
    }
}

extension ChangeMark {
    /// The mark of a report.
    package init(_ report: CauseReport) {
        self.init(
            variant: report.variant, headline: report.headline, class: report.class,
            inputs: report.inputs.map {
                Input(identity: $0.identity, kind: $0.kind, old: $0.old, new: $0.new)
            },
            outputs: report.outputs.map { "\($0.subject)" }, area: report.area)
    }
}
