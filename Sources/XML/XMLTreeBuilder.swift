internal import LayoutSimCExpat

/// Builds the tree of a file from expat's events.
@safe final class XMLTreeBuilder {
    /// No real file is deeper, and every later stage is recursive.
    static let greatestDepth = 400

    private(set) var root: XMLElement?
    /// Why this program stopped reading.
    private(set) var refusal: XMLError.Reason?
    /// The open elements, outermost first.
    private var open: [XMLElement] = []
    private var characters: [UInt8] = []
    /// expat gives the same attribute name at the same address as long as a parser lives; elements have no such address.
    private var names: [UnsafePointer<XML_Char>: String] = unsafe [:]

    /// Opens an element; `false` if reading must stop.
    func start(
        name: UnsafePointer<XML_Char>, attributes: UnsafePointer<UnsafePointer<XML_Char>?>, line: Int
    ) -> Bool {
        characters.removeAll(keepingCapacity: true)
        guard open.count < XMLTreeBuilder.greatestDepth else {
            refusal = .tooDeep(limit: XMLTreeBuilder.greatestDepth)
            return false
        }
        var element = XMLElement(name: unsafe String(cString: name), line: line)
        var next = unsafe attributes
        while let name = unsafe next.pointee, let value = unsafe next.advanced(by: 1).pointee {
            unsafe element.attributes.append(XMLAttribute(name: interned(name), value: String(cString: value)))
            unsafe next = next.advanced(by: 2)
        }
        open.append(element)
        return true
    }

    /// Adds to the text of the innermost open element.
    func add(characters bytes: UnsafeBufferPointer<XML_Char>) {
        unsafe characters.append(contentsOf: bytes.lazy.map { UInt8(bitPattern: $0) })
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

    /// Refuses a file that declares an entity, which could expand exponentially.
    func refuseEntities() {
        refusal = .declaresEntities
    }

    private func interned(_ name: UnsafePointer<XML_Char>) -> String {
        if let known = unsafe names[name] { return known }
        let string = unsafe String(cString: name)
        unsafe names[name] = string
        return string
    }
}
