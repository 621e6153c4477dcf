internal import LayoutSimCExpat

/// The names of attributes, each made once: expat gives the same name at the same address as long as a parser lives.
@safe struct AttributeNames {
    private var known: [(address: UInt, name: String)] = Array(repeating: (0, ""), count: AttributeNames.count)
    /// A power of two; two names that share a place replace each other, so that no more than these are kept.
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
