import LayoutSimXML

extension DataModel {
    /// Reads the XML of a model.
    ///
    /// - Parameter file: The path for errors.
    package init(parsing bytes: [UInt8], file: String) throws(DataModelError) {
        let root: XMLElement
        do { root = try XMLElement(parsing: bytes) } catch {
            throw DataModelError(
                file, line: error.line, "\(error.reason); open the model in Xcode and save it again")
        }
        guard root.name == "model" else {
            throw DataModelError(
                file, line: root.line, "the file has '\(root.name)' in place of 'model'; it is no data model")
        }
        let reader = DataModelReader(file: file)
        versionIdentifier = root["userDefinedModelVersionIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        for element in root.children {
            switch element.name {
            case "entity": entities.append(try reader.entity(element))
            case "fetchRequest": requests.append(try reader.template(element))
            case "configuration":
                let members = element.children.filter { $0.name == "memberEntity" }.compactMap { $0["name"] }
                configurations.append(Configuration(name: try reader.name(of: element), entities: members))
            default: break
            }
        }
        try DataModelCheck(self, file: file).check()
    }
}
