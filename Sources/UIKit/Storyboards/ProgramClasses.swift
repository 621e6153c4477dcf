import Foundation

/// The classes of the program by their names without module, from the records that the compiler leaves for each type.
enum ProgramClasses {
    /// The class of a name at the top of a module of the program; the first module by the alphabet where several have one.
    static func named(_ name: String) -> AnyClass? {
        guard let module = modules[name]?.min() else { return nil }
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
    }

    /// The modules that have a class, by its name.
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

    /// Reads the type records of one image: relative pointers to descriptors, which follow a version, three words and two
    /// other sections.
    private static func read(_ sections: UnsafePointer<UInt>, into found: Found) {
        guard let start = unsafe UnsafeRawPointer(bitPattern: sections[8]) else { return }
        let count = unsafe Int(sections[9]) / MemoryLayout<Int32>.stride
        for index in 0..<count {
            let record = unsafe start + index * MemoryLayout<Int32>.stride
            let offset = unsafe record.load(as: Int32.self)
            // The lowest bits say whether the pointer is direct.
            guard offset & 3 == 0 else { continue }
            unsafe note(record + Int(offset), in: found)
        }
    }

    /// Takes note of a class that is not generic and lies in a module itself.
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

    /// The text that a relative pointer leads to.
    private static func text(_ pointer: UnsafeRawPointer) -> String {
        let offset = unsafe Int(pointer.load(as: Int32.self))
        return unsafe String(cString: (pointer + offset).assumingMemoryBound(to: CChar.self))
    }
}

/// The Swift runtime's list of images and their sections.
@_silgen_name("swift_enumerateAllMetadataSections")
private func swift_enumerateAllMetadataSections(
    _ body: @convention(c) (UnsafePointer<UInt>, UnsafeRawPointer) -> CBool, _ context: UnsafeRawPointer)
