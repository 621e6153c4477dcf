import LayoutSimDocuments
import LayoutSimNotation

extension CauseReport {
    /// The most telling change and its cause: `patch.height 232 → 214 because title 1 → 2 lines`.
    package var headline: Headline { told.headlineOfNames }

    private var headlineOfNames: Headline {
        switch self.class {
        case .raster:
            Headline(
                "drawn by \(inputs.first?.new ?? "other libraries") instead of \(inputs.first?.old ?? "others"); "
                    + "the layout is the same")
        case .record where !inputs.isEmpty && inputs.allSatisfy { $0.kind == .identity }:
            Headline("\(list(inputs)): nothing moves")
        case .record:
            Headline(inputs.isEmpty ? "nothing that is recorded" : "\(list(inputs)): no visible change")
        case .layout, .paint:
            Headline(mainOutput?.description ?? "the picture differs", reason: reason, isProven: !causes.isEmpty)
        }
    }

    private var reason: String {
        guard let cause = causes.first else {
            if isBeyondInputs, inputs.isEmpty { return "though no input changed: the fonts or the program did" }
            if isBeyondInputs { return "even with every input reverted: the fonts or the program changed" }
            return together.isEmpty ? "" : "changed together with \(list(together))"
        }
        return "because \(proximate(cause) ?? list(cause.inputs))"
    }

    /// What the input of a cause does to its own text, if that is what moves the other views.
    private func proximate(_ cause: Cause) -> String? {
        guard cause.inputs.count == 1, case .view(let id) = cause.inputs[0].place,
            cause.inputs[0].kind.traits.breaksLines
        else { return nil }
        let lines = cause.outputs.first { $0.subject == .lines(view: id) }
        return lines == mainOutput ? nil : lines?.description
    }

    /// The most telling output: sizes of other views first, then numbers of lines, then positions.
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
        // A square that shrinks is described by its height, which decides most layouts.
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

    private func list(_ inputs: [InputChange]) -> String {
        let texts = inputs.prefix(3).map(\.description)
        return texts.joined(separator: ", ") + (inputs.count > 3 ? " and \(inputs.count - 3) more" : "")
    }
}

extension InputChange {
    /// The id of the view concerned, if it is one.
    package var view: String? { if case .view(let id) = place { id } else { nil } }
}
