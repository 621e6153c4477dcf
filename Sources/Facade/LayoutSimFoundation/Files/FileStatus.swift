public import Glibc

// The names that the times of a file have on Apple's systems.
extension stat {
    /// When the content changed.
    public var st_mtimespec: timespec { st_mtim }
    /// When the content was read.
    public var st_atimespec: timespec { st_atim }
    /// When the status changed.
    public var st_ctimespec: timespec { st_ctim }
    /// When the file was made; here when its content changed, since Linux does not tell.
    public var st_birthtimespec: timespec { st_mtim }
}
