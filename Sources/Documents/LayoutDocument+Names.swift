package import LayoutSimAudits
import LayoutSimNotation
import LayoutSimViewTree

extension LayoutDocument {
    /// The same document without what people call its views, on which nothing else depends.
    package var withoutNames: LayoutDocument {
        var document = self
        for place in nodes.indices { document.nodes[place].properties.removeAll { Property.names.contains($0.name) } }
        return document
    }

    /// Whether both tell the same, whatever people call the views.
    package func isSame(as other: LayoutDocument) -> Bool {
        withoutNames.description.utf8.elementsEqual(other.withoutNames.description.utf8)
    }

    /// The views by their ids, each with the name that people know it by.
    package var spokenNames: [(id: String, name: String?)] {
        nodes.map { node in
            var words = WordReader(node.properties.first { Property.names.contains($0.name) }?.value ?? "")
            return (node.id, words.name())
        }
    }
}

extension LayoutDocument.Property {
    /// The lines that tell names of views.
    fileprivate static let names = Set(
        PropertyLine<View>.all.filter { $0.rows.contains(where: \.traits.isName) }.map(\.name))
}

extension LayoutDocument {
    /// The findings of audits with what people call the views, as far as the rules are known.
    package var findings: [AuditFinding] {
        let names = Dictionary(spokenNames.map { ($0.id, $0.name) }) { first, _ in first }
        return audits.compactMap { AuditFinding($0) }.map { finding in
            var finding = finding
            for place in finding.views.indices { finding.views[place].name = names[finding.views[place].id] ?? nil }
            return finding
        }
    }
}
