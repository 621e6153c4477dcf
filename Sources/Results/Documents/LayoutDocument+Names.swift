package import LayoutSimAudits
import LayoutSimNotation
import LayoutSimViewTree

extension LayoutDocument {
    /// The document without the names of its views, which nothing else depends on.
    package var withoutNames: LayoutDocument {
        var document = self
        for place in nodes.indices { document.nodes[place].properties.removeAll { Property.names.contains($0.name) } }
        return document
    }

    /// Whether two documents are equal apart from the names of their views.
    package func isSame(as other: LayoutDocument) -> Bool {
        withoutNames.description.utf8.elementsEqual(other.withoutNames.description.utf8)
    }

    /// The ids of the views, each with its display name.
    package var spokenNames: [(id: String, name: String?)] {
        nodes.map { node in
            var words = WordReader(node.properties.first { Property.names.contains($0.name) }?.value ?? "")
            return (node.id, words.name())
        }
    }
}

extension LayoutDocument.Property {
    /// The names of properties that only name views.
    fileprivate static let names = Set(
        PropertyLine<View>.all.filter { $0.rows.contains(where: \.traits.isName) }.map(\.name))
}

extension LayoutDocument {
    /// The findings of the audits whose rules are known, with the display names of views.
    package var findings: [AuditFinding] {
        let names = Dictionary(spokenNames.map { ($0.id, $0.name) }) { first, _ in first }
        return audits.compactMap { AuditFinding($0) }.map { finding in
            var finding = finding
            for place in finding.views.indices { finding.views[place].name = names[finding.views[place].id] ?? nil }
            return finding
        }
    }
}
