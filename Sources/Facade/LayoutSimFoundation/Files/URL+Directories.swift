public import Foundation

/// The directories of the user by their names, which Linux's Foundation lacks.
extension URL {
    /// The directory for applications.
    public static var applicationDirectory: URL { directory(.applicationDirectory) }
    /// The directory for an app's own files.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// The directory for files that can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// The directory of the desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
    /// The directory for documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// The directory for downloads.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// The directory for what apps keep.
    public static var libraryDirectory: URL { directory(.libraryDirectory) }
    /// The directory for films.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }
    /// The directory for music.
    public static var musicDirectory: URL { directory(.musicDirectory) }
    /// The directory for pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }

    private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
