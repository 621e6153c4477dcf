@_spi(Reflection) import Swift
import Synchronization

/// The stored properties of structures and tuples, as the runtime's metadata has them, looked up once for each type.
enum StoredFields {
    /// A stored property.
    struct Field: Sendable {
        /// The distance from the start of the value, in bytes.
        let offset: Int
        /// The type of the property.
        let type: Any.Type
    }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// Returns the stored properties of a structure or tuple in the order of the source; none of other types.
    static func of(_ type: Any.Type) -> [Field] {
        let id = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[id] }) { return fields }
        let fields = read(type)
        known.withLock { $0[id] = fields }
        return fields
    }

    private static func read(_ type: Any.Type) -> [Field] {
        // Metadata begins with the kind of the type.
        let kind = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        guard kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue else { return [] }
        var fields: [Field] = []
        _ = unsafe _forEachField(of: type, options: []) { _, offset, type, _ in
            fields.append(Field(offset: offset, type: type))
            return true
        }
        return fields
    }
}
