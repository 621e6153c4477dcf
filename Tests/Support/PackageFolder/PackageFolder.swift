package import Foundation

/// The folder of this package, whose documents, examples and fonts tests read.
package enum PackageFolder {
    /// The folder that contains Package.swift.
    package static let url = URL(filePath: #filePath)
        .appending(path: "../../../..").standardizedFileURL

    /// Returns the location of a file or folder by its path below the package.
    package static func url(_ path: String) -> URL { url.appending(path: path) }
}
