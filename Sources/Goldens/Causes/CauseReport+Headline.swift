import LayoutSimDocuments
import LayoutSimNotation

extension CauseReport {
    /// The most important change of each cause, and the cause:
    /// `patch.height 232 → 214 because title font 17 → 19; and note color #000000 → #FF3B30`.
    package var headline: Headline {
        let told = told
        guard let resized else { return atMoments(told.headlineOfNames) }
        guard outputs.isEmpty else { return told.headlineOfNames.noting(" (\(resized.text))") }
        let reason = told.inputs.isEmpty ? "" : "changed together with \(told.inputs.list)"
        return Headline(resized.text, reason: reason, isProven: false)
    }

    private var headlineOfNames: Headline {
        switch self.class {
        case .raster:
            Headline(
                "drawn by \(inputs.first?.new ?? "other libraries") instead of \(inputs.first?.old ?? "others"); "
                    + "the layout is the same")
        case .record:
            Headline(inputs.isEmpty ? "nothing recorded" : "\(inputs.list): \(noEffect)")
        case .layout, .paint:
            Headline(clauses)
        }
    }

    private var noEffect: String {
        inputs.allSatisfy { [.wrapped, .identity].contains($0.kind) } ? "nothing moves" : "no visible change"
    }

    /// A clause for each cause with inputs that the previous ones do not have, and one for what is not proven.
    private var clauses: [Headline.Clause] {
        var named: Set<InputChange> = []
        var clauses: [Headline.Clause] = []
        for cause in causes where !named.isSuperset(of: cause.inputs) {
            clauses.append(cause.clause(naming: cause.inputs.filter { !named.contains($0) }))
            named.formUnion(cause.inputs)
        }
        guard clauses.isEmpty || !unexplained.isEmpty || !together.isEmpty else { return clauses }
        return clauses + [unproven]
    }

    private var unproven: Headline.Clause {
        let outputs = causes.isEmpty ? self.outputs : unexplained
        let main = outputs.strongest(amongThoseOf: together)
        return Headline.Clause(main?.description ?? "the picture differs", reason: unprovenReason, isProven: false)
    }

    private var unprovenReason: String {
        if isBeyondInputs, inputs.isEmpty { return "although no input changed: the fonts or the program did" }
        if isBeyondInputs { return "even with every input reverted: the fonts or the program changed" }
        return together.isEmpty ? "" : "changed together with \(together.list)"
    }

    /// The most important output: that of the first cause, if there is one.
    package var mainOutput: OutputChange? {
        causes.first?.mainOutput ?? outputs.strongest(amongThoseOf: together)
    }
}

extension CauseReport.Cause {
    /// The most important effect and all inputs; an input that only changes the appearance of its own view needs no
    /// effect.
    package var clause: Headline.Clause { clause(naming: inputs) }

    fileprivate func clause(naming names: [InputChange]) -> Headline.Clause {
        let views = Set(inputs.compactMap(\.view))
        let isOwnLook = outputs.allSatisfy { output in
            if case .painted(let view) = output.subject { views.contains(view) } else { false }
        }
        guard let main = mainOutput, !isOwnLook else { return Headline.Clause(names.list) }
        return Headline.Clause(main.description, reason: "because \(list)")
    }

    /// The inputs, with the effect of an input on its own text if that moves other views, and whether fewer inputs
    /// would suffice.
    private var list: String {
        if eachSuffices { return "\(inputs.list) (\(inputs.count == 2 ? "either" : "each") is enough)" }
        guard inputs.count == 1, let view = inputs[0].view, inputs[0].kind.traits.breaksLines,
            let lines = outputs.first(where: { $0.subject == .lines(view: view) }), lines != mainOutput
        else { return inputs.list }
        return "\(inputs.list) (\(lines.values))"
    }
}

extension InputChange {
    /// The id of the view; `nil` if the place is not a view.
    package var view: String? { if case .view(let id) = place { id } else { nil } }
}
