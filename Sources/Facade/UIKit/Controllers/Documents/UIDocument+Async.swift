import Foundation

extension UIDocument {
    /// Opens the document and returns whether it was read.
    public func open() async -> Bool { await finished { open(completionHandler: $0) } }
    /// Saves unsaved changes, closes the document, and returns whether it was saved.
    public func close() async -> Bool { await finished { close(completionHandler: $0) } }
    /// Saves the document if it has unsaved changes, and returns whether that succeeded.
    public func autosave() async -> Bool { await finished { autosave(completionHandler: $0) } }
    /// Saves the document to a URL and returns whether that succeeded.
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await finished { save(to: url, for: saveOperation, completionHandler: $0) }
    }
    /// Reads the document anew from a URL and returns whether that succeeded.
    public func revert(toContentsOf url: URL) async -> Bool {
        await finished { revert(toContentsOf: url, completionHandler: $0) }
    }

    private nonisolated(nonsending) func finished(_ work: (@escaping (Bool) -> Void) -> Void) async -> Bool {
        await withCheckedContinuation { continuation in work { continuation.resume(returning: $0) } }
    }
}
