internal import LayoutSimCExpat

/// Puts together the tree of a file from what expat tells, one element after the other.
@safe final class XMLTreeBuilder {
    /// Deeper files are no screens of anybody's, and every stage after this one descends by calling itself.
    static let greatestDepth = 400

    private(set) var root: XMLElement?
    /// Why reading was stopped by this program.
    private(set) var refusal: InterfaceBuilderError.Reason?
    /// The elements that are not closed yet, outermost first.
    private var open: [XMLElement] = []
    private var characters: [UInt8] = []
    /// expat gives the same attribute name at the same address as long as a parser lives; elements have no such address.
    private var names: [UnsafePointer<XML_Char>: String] = unsafe [:]

    /// Begins an element; `false` if reading must stop.
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

    /// Adds to the text of the element that was begun last.
    func add(characters bytes: UnsafeBufferPointer<XML_Char>) {
        unsafe characters.append(contentsOf: bytes.lazy.map { UInt8(bitPattern: $0) })
    }

    /// Ends the element that was begun last.
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

    /// Notes that the file declares an entity, which could expand without end.
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
