internal import LayoutSimCExpat

/// Reads XML with expat; owns the parser's memory.
@safe final class XMLParser {
    private let parser: XML_Parser
    private let builder = XMLTreeBuilder()
    private var lines = LineCounter([])

    init?() {
        guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
        unsafe self.parser = unsafe parser
    }

    deinit {
        unsafe XML_ParserFree(parser)
    }

    /// Returns the tree of a file.
    func parse(_ bytes: [UInt8]) throws(XMLError) -> XMLElement {
        unsafe installHandlers()
        lines = LineCounter(bytes)
        var start = 0
        var status = XML_STATUS_OK
        // expat counts in 32 bits.
        repeat {
            let end = min(bytes.count, start + 1 << 24)
            let isFinal: Int32 = end == bytes.count ? 1 : 0
            status = unsafe bytes[start..<end].withUnsafeBytes { chunk in
                unsafe XML_Parse(
                    parser, chunk.bindMemory(to: CChar.self).baseAddress, Int32(chunk.count), isFinal)
            }
            start = end
        } while start < bytes.count && status == XML_STATUS_OK
        guard status == XML_STATUS_OK, let root = builder.root else {
            throw XMLError(line: line, reason: builder.refusal ?? syntaxError)
        }
        return root
    }

    /// The current line of expat, counted from 1.
    private var line: Int { unsafe Int(XML_GetCurrentLineNumber(parser)) }

    /// The line on which the current element begins, counted from 1.
    private var lineOfElement: Int { lines.line(at: unsafe Int(XML_GetCurrentByteIndex(parser))) ?? line }

    private var syntaxError: XMLError.Reason {
        guard let text = unsafe XML_ErrorString(XML_GetErrorCode(parser)) else { return .malformed("unknown fault") }
        return unsafe .malformed(String(cString: text))
    }

    /// Installs the handlers, all of which receive `self`; it outlives the parser.
    @unsafe private func installHandlers() {
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let data = unsafe data, let name = unsafe name, let attributes = unsafe attributes else { return }
                let reader = unsafe Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue()
                let line = reader.lineOfElement
                if unsafe !reader.builder.start(name: name, attributes: attributes, line: line) { reader.stop() }
            },
            { data, _ in
                guard let data = unsafe data else { return }
                unsafe Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue().builder.end()
            })
        unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
            guard let data = unsafe data else { return }
            let builder = unsafe Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue().builder
            unsafe builder.add(characters: UnsafeBufferPointer(start: characters, count: Int(count)))
        }
        unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            guard let data = unsafe data else { return }
            let reader = unsafe Unmanaged<XMLParser>.fromOpaque(data).takeUnretainedValue()
            reader.builder.refuseEntities()
            reader.stop()
        }
    }

    private func stop() {
        unsafe _ = XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}

extension XMLElement {
    /// Parses the root element of a file, with its contents.
    package init(parsing bytes: [UInt8]) throws(XMLError) {
        guard let parser = XMLParser() else { throw XMLError(line: 1, reason: .malformed("out of memory")) }
        self = try parser.parse(bytes)
    }
}
