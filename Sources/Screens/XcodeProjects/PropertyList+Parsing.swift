package import LayoutSimFiles
import LayoutSimXML

extension PropertyList {
    /// Parses a property list in OpenStep's format or XML; `file` is its name in errors.
    package init(parsing bytes: [UInt8], file: String) throws(ProjectFileError) {
        guard !bytes.starts(with: "bplist".utf8) else {
            throw ProjectFileError(file, "this property list is binary; 'plutil -convert xml1' makes it text")
        }
        let text = bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 == 32 || (9...13).contains($0) }
        guard text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE".utf8) || text.starts(with: "<plist".utf8)
        else {
            var parser = PropertyListParser(bytes, file: file)
            self = try parser.parse()
            return
        }
        let root: XMLElement
        do throws(XMLError) { root = try XMLElement(parsing: Array(text)) } catch {
            throw ProjectFileError(file, line: error.line, error.reason.description)
        }
        guard let element = root.name == "plist" ? root.children.first : root else {
            throw ProjectFileError(file, line: root.line, "the property list has no value")
        }
        self = try PropertyList(element, file: file)
    }

    /// Reads and parses a file.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(), file: file.path)
    }

    private init(_ element: XMLElement, file: String) throws(ProjectFileError) {
        switch element.name {
        case "dict":
            var entries: [Entry] = []
            var rest = element.children[...]
            while let key = rest.popFirst() {
                guard key.name == "key", let value = rest.popFirst() else {
                    throw ProjectFileError(
                        file, line: key.line, "<\(key.name)> in a <dict>, expected a <key> and a value")
                }
                entries.append(Entry(key: key.text, value: try PropertyList(value, file: file)))
            }
            self.init(.dictionary(entries), line: element.line)
        case "array":
            var elements: [PropertyList] = []
            for child in element.children { elements.append(try PropertyList(child, file: file)) }
            self.init(.array(elements), line: element.line)
        case "true": self.init(.string("YES"), line: element.line)
        case "false": self.init(.string("NO"), line: element.line)
        case "string", "integer", "real", "date", "data": self.init(.string(element.text), line: element.line)
        default:
            throw ProjectFileError(file, line: element.line, "<\(element.name)> is no value of a property list")
        }
    }
}
