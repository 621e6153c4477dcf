/// The importance of an output: sizes of views whose own inputs did not change first, then line counts, then positions.
struct OutputStrength: Comparable {
    private var order: Int
    private var amount: Double

    static func < (left: OutputStrength, right: OutputStrength) -> Bool {
        (left.order, left.amount) < (right.order, right.amount)
    }

    /// Creates the importance of an output; `isOwn` is whether an input of its view changed.
    fileprivate init(_ output: OutputChange, isOwn: Bool) {
        amount = abs(output.growth ?? 0)
        switch output.subject {
        case .frame(_, .height):
            order = isOwn ? 4 : 6
            // The height determines most layouts, so it takes precedence for a square that shrinks.
            amount += 0.0001
        case .frame(_, .width): order = isOwn ? 4 : 6
        case .lines: (order, amount) = (5, 0)
        case .textScale, .wrapping: (order, amount) = (3, 0)
        case .frame: order = isOwn ? 1 : 2
        case .constraint, .audit: (order, amount) = (0, 0)
        case .overlaps: (order, amount) = (-1, 0)
        case .painted: (order, amount) = (-1, Double(output.new ?? "") ?? 0)
        }
    }
}

extension OutputChange {
    func strength(in cause: CauseReport.Cause) -> OutputStrength { strength(amongThoseOf: cause.inputs) }

    fileprivate func strength(amongThoseOf inputs: [InputChange]) -> OutputStrength {
        OutputStrength(self, isOwn: view.map { view in inputs.contains { $0.view == view } } ?? false)
    }
}

extension [OutputChange] {
    /// Returns the most important output; the first of several.
    func strongest(amongThoseOf inputs: [InputChange]) -> OutputChange? {
        let ranked = map { (output: $0, strength: $0.strength(amongThoseOf: inputs)) }
        return ranked.enumerated().max { left, right in
            let (first, second) = (left.element.strength, right.element.strength)
            return first == second ? left.offset > right.offset : first < second
        }?.element.output
    }
}

extension CauseReport.Cause {
    /// The most important effect.
    package var mainOutput: OutputChange? { outputs.strongest(amongThoseOf: inputs) }
}
