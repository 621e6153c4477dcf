import LayoutSimNotation

extension CauseReport {
    /// The change and its cause on one line: `patch.height 232 → 214 because title 1 → 2 lines`.
    package var headline: String {
        switch self.class {
        case .raster:
            "drawn by \(inputs.first?.new ?? "other libraries") instead of \(inputs.first?.old ?? "others"), "
                + "the layout is the same"
        case .record: inputs.isEmpty ? "nothing that is recorded" : "\(list(inputs)): nothing that is seen changes"
        case .layout, .paint: "\(effect)\(reason)"
        }
    }

    private var effect: String {
        mainOutput?.description ?? "the picture differs"
    }

    private var reason: String {
        guard let cause = causes.first else {
            if isBeyondInputs, inputs.isEmpty { return ", though no input changed: fonts or the program did" }
            if isBeyondInputs { return ", also with every input set back: fonts or the program changed" }
            return together.isEmpty ? "" : ", changed together with \(list(together))"
        }
        return " because \(proximate(cause) ?? list(cause.inputs))"
    }

    /// What the inputs of a cause do to their own text, where that is what others see of it.
    private func proximate(_ cause: Cause) -> String? {
        guard cause.inputs.count == 1, case .view(let id) = cause.inputs[0].place,
            [.text, .font, .lineLimit, .wrapsAt].contains(cause.inputs[0].kind)
        else { return nil }
        let lines = cause.outputs.first { $0.subject == .lines(view: id) }
        return lines == mainOutput ? nil : lines?.description
    }

    /// The output that says most about the change: sizes of other views first, then what gave way, then places.
    package var mainOutput: OutputChange? {
        let candidates = causes.first.map(\.outputs) ?? outputs
        let own = Set((causes.first?.inputs ?? together).compactMap(\.view))
        return candidates.enumerated().max { left, right in
            let (first, second) = (rank(left.element, own), rank(right.element, own))
            return first == second ? left.offset > right.offset : first < second
        }?.element
    }

    private func rank(_ output: OutputChange, _ own: Set<String>) -> Rank {
        let amount = abs(output.growth ?? 0)
        let isOwn = output.view.map(own.contains) ?? false
        switch output.subject {
        // Of a square that shrinks, most layouts decide the height.
        case .frame(_, .height): return Rank(order: isOwn ? 4 : 6, amount: amount + 0.0001)
        case .frame(_, .width): return Rank(order: isOwn ? 4 : 6, amount: amount)
        case .lines: return Rank(order: 5, amount: 0)
        case .textScale, .wrapping: return Rank(order: 3, amount: 0)
        case .frame: return Rank(order: isOwn ? 1 : 2, amount: amount)
        case .constraint, .audit: return Rank(order: 0, amount: 0)
        case .painted: return Rank(order: 0, amount: Double(output.new ?? "") ?? 0)
        }
    }

    private struct Rank: Comparable {
        var order: Int
        var amount: Double

        static func < (left: Rank, right: Rank) -> Bool {
            (left.order, left.amount) < (right.order, right.amount)
        }
    }

    fileprivate func list(_ inputs: [InputChange]) -> String {
        let texts = inputs.prefix(3).map(\.description)
        return texts.joined(separator: ", ") + (inputs.count > 3 ? " and \(inputs.count - 3) more" : "")
    }
}

extension InputChange {
    /// The view concerned, if it is one.
    package var view: String? { if case .view(let id) = place { id } else { nil } }
}

extension CauseReport: CustomStringConvertible {
    /// The headline, then causes with their effects and paths, then what is not proven, as lines for people.
    package var description: String {
        ([headline] + causes.flatMap(lines) + restLines).map { $0 + "\n" }.joined()
    }

    private func lines(of cause: Cause) -> [String] {
        let count = cause.inputs.count + cause.masked.count
        let whole = causes.count == 1 ? "everything" : "the layout"
        let proof =
            "shown   with \(count == 1 ? "it" : cause.masked.isEmpty ? "them" : "all of these") set back "
            + (cause.restoresAll ? "\(whole) is as in the golden" : "this returns, not everything")
        return cause.inputs.map { "  cause   \($0)" } + cause.outputs.map { "  effect  \($0)" }
            + cause.masked.map { "  masks   \($0), which alone would show" }
            + (cause.path.isEmpty ? [] : ["  path    \(cause.path.map(\.description).joined(separator: " → "))"])
            + ["  \(proof)"]
    }

    private var restLines: [String] {
        unexplained.map { "  effect  \($0), its cause is not proven" }
            + together.map { "  changed together with \($0)" }
            + idle.map { "  changed without effect on the above: \($0)" }
    }
}

extension PathStep: CustomStringConvertible {
    package var description: String {
        switch self {
        case .size(let view, let part, let growth):
            "\(quotedIfNeeded(view)).\(part) \(growth < 0 ? "-" : "+")\(decimal(abs(growth)))"
        case .input(let text), .link(let text): text
        case .limit(let edge): "\(edge) at its limit"
        case .givesWay(let text, let error): "\(text) gives way (off by \(decimal(error)))"
        }
    }
}
