/// The program's classes by name without module, from the type records that the compiler emits.
package enum ProgramClasses {
    /// Returns the top-level class with a name in one of the program's modules; the alphabetically first module if
    /// there are several.
    package static func named(_ name: String) -> AnyClass? {
        guard let module = modules[name]?.min() else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    /// The modules that define a class, by class name.
    private static let modules: [String: Set<String>] = {
        let found = Found()
        unsafe withUnsafePointer(to: found) { pointer in
            unsafe swift_enumerateAllMetadataSections(
                { sections, context in
                    unsafe read(sections, into: context.assumingMemoryBound(to: Found.self).pointee)
                    return true
                }, UnsafeRawPointer(pointer))
        }
        return found.modules
    }()

    private final class Found {
        var modules: [String: Set<String>] = [:]
    }

    /// Reads the type records of one image: relative pointers to descriptors. Their section follows a version, three
    /// words and two other sections.
    private static func read(_ sections: UnsafePointer<UInt>, into found: Found) {
        guard let start = unsafe UnsafeRawPointer(bitPattern: sections[8]) else { return }
        let count = unsafe Int(sections[9]) / MemoryLayout<Int32>.stride
        for index in 0..<count {
            let record = unsafe start + index * MemoryLayout<Int32>.stride
            let offset = unsafe record.load(as: Int32.self)
            // The lowest bits are zero for a direct pointer.
            guard offset & 3 == 0 else { continue }
            unsafe note(record + Int(offset), in: found)
        }
    }

    /// Records a class that is neither generic nor nested in another type.
    private static func note(_ descriptor: UnsafeRawPointer, in found: Found) {
        let flags = unsafe descriptor.load(as: UInt32.self)
        guard flags & 0x1F == 16, flags & 0x80 == 0 else { return }
        let parent = unsafe descriptor + 4
        let offset = unsafe parent.load(as: Int32.self)
        guard offset & 1 == 0 else { return }
        let module = unsafe parent + Int(offset)
        guard unsafe module.load(as: UInt32.self) & 0x1F == 0 else { return }
        unsafe found.modules[text(descriptor + 8), default: []].insert(text(module + 8))
    }

    /// Returns the string that a relative pointer points to.
    private static func text(_ pointer: UnsafeRawPointer) -> String {
        let offset = unsafe Int(pointer.load(as: Int32.self))
        return unsafe String(cString: (pointer + offset).assumingMemoryBound(to: CChar.self))
    }
}
