/// The name of a declaration as a word of memory, since each property without effect has one.
@usableFromInline struct StaticName: Sendable {
    @usableFromInline let address: UInt

    @inlinable init(_ name: StaticString) {
        address = unsafe name.utf8CodeUnitCount == 0 ? 0 : UInt(bitPattern: name.utf8Start)
    }

    /// The name; empty if there is none.
    var text: String { unsafe UnsafePointer<CChar>(bitPattern: address).map { unsafe String(cString: $0) } ?? "" }
}
