public import Foundation
public import FoundationNetworking

extension FileManager {
    /// The account of iCloud; always `nil` here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns a folder for what the apps of a group share, which is created among the temporary files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = temporaryDirectory.appending(path: "Shared/\(groupIdentifier)", directoryHint: .isDirectory)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns `nil`: there is no iCloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension URL {
    /// Returns whether a file that iCloud has promised is there: whether the file is.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension URLCache {
    /// Creates a cache with its capacities in bytes and a folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
