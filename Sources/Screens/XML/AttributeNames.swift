internal import LayoutSimCExpat

/// A cache of attribute names: during the life of a parser, expat passes the same name at the same address.
@safe struct AttributeNames {
    private var known: [(address: UInt, name: String)] = Array(repeating: (0, ""), count: AttributeNames.count)
    /// The size of the cache, a power of two; names with the same index replace each other, so no more are kept.
    private static let count = 512

    subscript(_ name: UnsafePointer<XML_Char>) -> String {
        mutating get {
            let address = UInt(bitPattern: name)
            let place = Int((address ^ (address >> 9)) & UInt(AttributeNames.count - 1))
            if known[place].address == address { return known[place].name }
            let string = unsafe String(cString: name)
            known[place] = (address, string)
            return string
        }
    }
}
