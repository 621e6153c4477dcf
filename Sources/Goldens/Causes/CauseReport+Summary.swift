import LayoutSimDocuments
package import LayoutSimJSON
import LayoutSimViewTree

extension CauseReport {
    /// The changed inputs that matter, proven causes first, each with its `object`, `name`, `property`, `old` and `new`
    /// value, and whether it is `proven`.
    package var namedCauses: [JSON] {
        let proven = causes.flatMap(\.inputs)
        let known = Set(proven)
        let matters = inputs.filter { !known.contains($0) && (self.class == .record || !idle.contains($0)) }
        var listed: Set<InputChange> = []
        return (proven + matters).filter { listed.insert($0).inserted }.map { input in
            [
                "object": text(input.objectID), "name": text(input.told(names).objectName),
                "property": .string(input.kind.rawValue), "old": text(input.old), "new": text(input.new),
                "proven": .boolean(known.contains(input)),
            ]
        }
    }

    /// The changed results, each with its `object`, `property`, `old` and `new` value.
    package var namedEffects: [JSON] {
        outputs.map { output in
            [
                "object": text(output.objectID), "property": .string(output.property.rawValue),
                "old": text(output.old), "new": text(output.new),
            ]
        }
    }

    private func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
}

extension OutputChange {
    /// The id of the object: that of a view, or the identifier of a constraint; for a finding, that of its first view.
    fileprivate var objectID: String? {
        if case .audit(_, let views) = subject { return views.first }
        return view ?? constraint?.identifier
    }
}
