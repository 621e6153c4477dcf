/// The records in the section for tests of all images, by which sources are found that nothing calls.
package enum ImageRecords {
    /// Calls the accessors of all records of a kind.
    ///
    /// - Parameter context: What they are called with.
    package static func call(ofKind kind: UInt32, with context: UnsafeMutableRawPointer) {
        var search: Search = (kind: UInt(kind), context: UInt(bitPattern: context))
        unsafe swift_enumerateAllMetadataSections(visit, &search)
    }

    /// A value of its own, since the compiler fails on a closure that is passed on at once.
    private static let visit: @convention(c) (UnsafePointer<UInt>, UnsafeRawPointer) -> CBool = {
        unsafe read($0, $1.load(as: Search.self))
    }

    /// Calls the accessors of an image's records; returns `true`, for the next image.
    private static func read(_ sections: UnsafePointer<UInt>, _ search: Search) -> CBool {
        // The runtime's record of an image consists of a version, three words, then the start and length of each
        // section; the section for tests is the fifteenth.
        guard unsafe sections[0] >= 4, let start = unsafe UnsafeRawPointer(bitPattern: sections[32]),
            let context = unsafe UnsafeMutableRawPointer(bitPattern: search.context)
        else { return true }
        let end = unsafe start + Int(sections[33])
        var record = unsafe start
        while unsafe record + MemoryLayout<Record>.stride <= end {
            let found = unsafe record.load(as: Record.self)
            if unsafe UInt(found.kind) == search.kind { _ = unsafe found.accessor(context, record, nil, 0) }
            unsafe record += MemoryLayout<Record>.stride
        }
        return true
    }

    /// A kind, and the address of what the accessors are called with.
    private typealias Search = (kind: UInt, context: UInt)

    /// The layout of records in the section `swift5_tests`.
    private typealias Record = (
        kind: UInt32, reserved: UInt32,
        accessor: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool,
        context: UInt, reserved2: UInt
    )
}

/// Enumerates the images in the Swift runtime and their sections.
@_silgen_name("swift_enumerateAllMetadataSections")
func swift_enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafePointer<UInt>, UnsafeRawPointer) -> CBool, _ context: UnsafeRawPointer)
