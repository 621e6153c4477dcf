import LayoutSimProposalTree

extension ForEach where Content: View {
    /// Returns the rows of a lazy container that are in sight, and what stands for the others.
    @MainActor static func rowsInSight(of view: ForEach, _ inputs: _ViewInputs) -> _ViewOutputs {
        let rows = LazyRows.of(inputs.node)
        let (data, id) = (view.data, view.id)
        rows.index = { wanted in
            data.firstIndex { AnyHashable(id($0)) == wanted }.map { data.distance(from: data.startIndex, to: $0) }
        }
        rows.identity = { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) }
        let former = rows.places
        inputs.node.isResting = { key in
            guard case .id(let known) = key, let row = former[known], row < data.count else { return false }
            return AnyHashable(id(data[data.index(data.startIndex, offsetBy: row)])) == known
        }
        rows.places = [:]
        rows.take(count: data.count)
        inputs.environment.scrollProxy?.note(rows, in: inputs.environment.scrollRecord)
        var outputs = _ViewOutputs()
        let made = rows.made
        outputs.addGap(0..<made.lowerBound, of: rows, inputs.node)
        var known: Set<ID> = []
        for row in made {
            let element = data[data.index(data.startIndex, offsetBy: row)]
            guard isNew(id(element), &known, in: inputs.node) else { continue }
            let key = AnyHashable(id(element))
            rows.places[key] = row
            let content = inputs.node.observing { view.content(element) }
            let own = inputs.makeListed(content, .id(key))
            for element in own.elements {
                let mark = RowMark(rows: rows, row: row)
                element.mark(mark)
                view.edits?.allow(on: element, mark)
            }
            outputs.append(own)
        }
        outputs.addGap(made.upperBound..<data.count, of: rows, inputs.node)
        return outputs
    }
}

/// The row of a collection that an element belongs to.
struct RowMark {
    let rows: LazyRows
    let row: Int
}

/// Rows of a collection that are not made.
struct RowGap {
    let owner: LazyRows
    let rows: Range<Int>
}

enum RowMarksKey: ViewTraitKey { static var defaultValue: [RowMark] { [] } }
enum RowGapKey: ViewTraitKey { static var defaultValue: RowGap? { nil } }

extension ViewElement {
    /// The rows that the element stands for, if they are not made.
    var gap: RowGap? { traits[RowGapKey.self] }

    fileprivate func mark(_ mark: RowMark) {
        traits[RowMarksKey.self] = traits[RowMarksKey.self].filter { $0.rows !== mark.rows } + [mark]
    }
}

extension _ViewOutputs {
    fileprivate mutating func addGap(_ range: Range<Int>, of rows: LazyRows, _ node: ViewNode) {
        guard !range.isEmpty else { return }
        let gap = ViewElement(
            node, .plain(.unmade(rows: range.count, length: rows.length(of: range))), traits: ViewTraits(),
            part: range.lowerBound)
        gap.traits[RowGapKey.self] = RowGap(owner: rows, rows: range)
        elements.append(gap)
    }
}
