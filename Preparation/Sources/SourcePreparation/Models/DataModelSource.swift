import Foundation
import FoundationXML

/// The parts of a data model from which Xcode generates code, read from the current version of the model.
struct DataModelSource: Hashable, Codable, Sendable {
    struct Entity: Hashable, Codable, Sendable {
        var name: String
        var className: String
        var parent: String?
        /// The word of the model: "class", "category", or none.
        var generation: String?
        var attributes: [[String: String]] = []
        var relationships: [[String: String]] = []
        var fetched: [[String: String]] = []
    }

    /// The path of the model's folder.
    let path: String
    private(set) var entities: [Entity] = []

    /// Reads a model; one that cannot be read has no entities, which is told when the program opens it.
    init(at path: String) {
        self.path = path
        guard let version = DataModelSource.currentVersion(of: path),
            let data = FileManager.default.contents(atPath: version + "/contents")
        else { return }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        if parser.parse() { entities = reader.entities }
    }

    /// Returns the path of the version that `.xccurrentversion` names, or of the first one.
    private static func currentVersion(of path: String) -> String? {
        if path.hasSuffix(".xcdatamodel") { return path }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        let list = FileManager.default.contents(atPath: path + "/.xccurrentversion").flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
        }
        let chosen = (list?["_XCCurrentVersionName"] as? String).flatMap { versions.contains($0) ? $0 : nil }
        return (chosen ?? versions.first).map { "\(path)/\($0)" }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var entities: [Entity] = []
        private var fetchedName: String?

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch name {
            case "entity": begin(attributes)
            case "attribute": change { $0.attributes.append(attributes) }
            case "relationship": change { $0.relationships.append(attributes) }
            case "fetchedProperty": fetchedName = attributes["name"]
            case "fetchRequest":
                guard let fetchedName, let entity = attributes["entity"] else { return }
                change { $0.fetched.append(["name": fetchedName, "entity": entity]) }
                self.fetchedName = nil
            default: break
            }
        }

        private func begin(_ attributes: [String: String]) {
            guard let name = attributes["name"] else { return }
            let className = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
            entities.append(
                Entity(
                    name: name, className: className ?? "NSManagedObject", parent: attributes["parentEntity"],
                    generation: attributes["codeGenerationType"]))
        }

        private func change(_ body: (inout Entity) -> Void) {
            guard !entities.isEmpty else { return }
            body(&entities[entities.count - 1])
        }
    }
}
