import Glibc

/// The steps of a transaction, each of one or two system calls, any of which may fail.
struct FileSteps {
    /// A fault injected at one of the steps, for tests.
    let fault: InjectedFault?

    /// Creates a folder unless it exists; its parent must exist.
    func createFolder(_ path: String) throws(FileError) {
        try fault?.check(path)
        guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw refusal(path) }
    }

    /// Writes a new file and flushes it to disk.
    func create(_ path: String, _ bytes: [UInt8], permissions: mode_t?, namedPath: String) throws(FileError) {
        try fault?.check(namedPath)
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
        var file = try OpenFile(path, flags: flags, action: .write, namedPath: namedPath)
        if let permissions { _ = fchmod(file.descriptor, permissions) }
        let descriptor = Descriptor(number: file.descriptor, path: namedPath)
        try descriptor.writeAll(Array(bytes[..<(bytes.count / 2)]))
        try fault?.check(namedPath)
        try descriptor.writeAll(Array(bytes[(bytes.count / 2)...]))
        try fault?.check(namedPath)
        guard fsync(file.descriptor) == 0 else { throw refusal(namedPath) }
        try file.close()
    }

    /// Hard-links a file to a second path, or copies it where the file system does not support links.
    func keep(_ path: String, at copy: String) throws(FileError) {
        try fault?.check(path)
        _ = unsafe unlink(copy)
        guard unsafe link(path, copy) != 0 else { return }
        guard [EPERM, EMLINK, EXDEV, EOPNOTSUPP, ENOSYS].contains(errno) else { throw refusal(path) }
        let permissions = FileStatus(ofFileAt: path)?.permissions
        try create(copy, File(path).contents(), permissions: permissions, namedPath: path)
    }

    /// Replaces a file with another one atomically, even across file systems.
    func move(_ path: String, to target: String) throws(FileError) {
        try fault?.check(target)
        guard unsafe rename(path, target) != 0 else { return }
        guard errno == EXDEV else { throw refusal(target) }
        var beside = try TemporaryFile(besides: target, namedPath: target)
        try beside.write(File(path).contents(), permissions: FileStatus(ofFileAt: path)?.permissions)
        try beside.rename(to: target)
        try remove(path)
    }

    /// Removes a file if it exists.
    func remove(_ path: String) throws(FileError) {
        try fault?.check(path)
        try File(path).remove()
    }

    /// Removes a folder if it is empty.
    func removeIfEmpty(_ path: String) throws(FileError) {
        try fault?.check(path)
        _ = unsafe rmdir(path)
    }

    /// Flushes the entries of a folder to disk.
    func sync(folder path: String) throws(FileError) {
        try fault?.check(path)
        let folder = try OpenFile(path, flags: O_RDONLY | O_DIRECTORY, action: .write)
        // Some file systems do not support this; their entries are as safe as they can be.
        guard fsync(folder.descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw refusal(path) }
    }

    private func refusal(_ path: String) -> FileError { FileError(path: path, action: .write, errno: errno) }
}
