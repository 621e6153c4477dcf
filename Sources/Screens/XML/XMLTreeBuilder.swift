internal import LayoutSimCExpat

/// Builds the tree of a file from expat's events.
@safe final class XMLTreeBuilder {
    /// The greatest depth of elements: real files are less deep, and all later stages are recursive.
    static let greatestDepth = 400

    private(set) var root: XMLElement?
    /// The reason why this program stopped reading.
    private(set) var refusal: XMLError.Reason?
    /// The open elements, outermost first.
    private var open: [XMLElement] = []
    private var characters: [UInt8] = []
    private var names = AttributeNames()

    /// Opens an element; `false` if reading must stop.
    func start(
        name: UnsafePointer<XML_Char>, attributes: UnsafePointer<UnsafePointer<XML_Char>?>, line: Int
    ) -> Bool {
        characters.removeAll(keepingCapacity: true)
        guard open.count < XMLTreeBuilder.greatestDepth else {
            refusal = .tooDeep(limit: XMLTreeBuilder.greatestDepth)
            return false
        }
        open.append(
            XMLElement(name: unsafe String(cString: name), attributes: unsafe list(attributes), line: line))
        return true
    }

    private func list(_ attributes: UnsafePointer<UnsafePointer<XML_Char>?>) -> [XMLAttribute] {
        var count = 0
        while unsafe attributes[2 * count] != nil { count += 1 }
        var list: [XMLAttribute] = []
        list.reserveCapacity(count)
        var next = unsafe attributes
        while let name = unsafe next.pointee, let value = unsafe next.advanced(by: 1).pointee {
            unsafe list.append(XMLAttribute(name: names[name], value: String(cString: value)))
            unsafe next = next.advanced(by: 2)
        }
        return list
    }

    /// Adds to the text of the innermost open element.
    func add(characters bytes: UnsafeBufferPointer<XML_Char>) {
        unsafe characters.append(contentsOf: UnsafeRawBufferPointer(bytes))
    }

    /// Closes the innermost open element.
    func end() {
        guard var element = open.popLast() else { return }
        if element.children.isEmpty, !characters.isEmpty { element.text = String(decoding: characters, as: UTF8.self) }
        characters.removeAll(keepingCapacity: true)
        guard !open.isEmpty else {
            root = element
            return
        }
        open[open.count - 1].children.append(element)
    }

    /// Rejects a file that declares an entity, which could expand exponentially.
    func refuseEntities() {
        refusal = .declaresEntities
    }
}
