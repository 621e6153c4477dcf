import ObjectiveC

/// The previews that are linked into the process.
package enum Previews {
    /// Returns the types that make them, by their files and lines.
    package static func all() -> [any PreviewRegistry.Type] {
        var list: [any PreviewRegistry.Type] = []
        unsafe withUnsafeMutablePointer(to: &list) { pointer in
            unsafe ImageRecords.call(ofKind: kind, with: UnsafeMutableRawPointer(pointer))
        }
        return list.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The kind "lspv" of their records.
    private static let kind: UInt32 = 0x6c73_7076
}

// swift-format-ignore: NoLeadingUnderscores
/// A record by which a preview is found.
public typealias _PreviewRecord = (
    UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool, UInt,
    UInt
)

// swift-format-ignore: NoLeadingUnderscores
/// Adds a preview to the list of those that are found.
///
/// - Parameter list: The address of the list.
public func _notePreview(_ preview: any PreviewRegistry.Type, in list: UnsafeMutableRawPointer) -> CBool {
    unsafe list.assumingMemoryBound(to: [any PreviewRegistry.Type].self).pointee.append(preview)
    return true
}
