@_spi(Reflection) import Swift

/// The stored properties of structures and tuples, as the runtime's metadata has them.
enum StoredFields {
    /// A stored property.
    struct Field {
        /// The distance from the start of the value, in bytes.
        let offset: Int
        /// The type of the property.
        let type: Any.Type
    }

    /// Calls a closure with each stored property of a structure or tuple until it returns `false`; returns `false` for
    /// types of other kinds.
    @discardableResult static func visit(_ type: Any.Type, _ body: (Field) -> Bool) -> Bool {
        // Metadata begins with the kind of the type.
        let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        guard kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue else { return false }
        _ = unsafe _forEachField(of: type, options: []) { _, offset, type, _ in
            body(Field(offset: offset, type: type))
        }
        return true
    }
}
