public import Foundation

/// A document backed by a file, which is read when the document opens and written when it is saved or closed.
///
/// Files are read and written synchronously; completion handlers run in the next cycle of the main queue.
open class UIDocument: NSObject {
    /// The kind of change made to a document.
    public enum ChangeKind: Int, Sendable {
        case done = 0, undone, redone, cleared
    }

    /// The kind of save operation: to a new file, or over an existing one.
    public enum SaveOperation: Int, Sendable {
        case forCreating = 0, forOverwriting
    }

    /// The state of a document.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let closed = State(rawValue: 1)
        public static let inConflict = State(rawValue: 2)
        public static let savingError = State(rawValue: 4)
        public static let editingDisabled = State(rawValue: 8)
        public static let progressAvailable = State(rawValue: 16)
    }

    public nonisolated static let stateChangedNotification = NSNotification.Name(
        "UIDocumentStateChangedNotification")
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    open private(set) var fileURL: URL
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    open var fileModificationDate: Date?
    open private(set) var documentState = State.closed
    open var progress: Progress? { nil }
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    @preconcurrency @MainActor open lazy var undoManager: UndoManager! = UndoManager()
    open var userActivity: NSUserActivity?
    private var changeCount = 0

    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Methods for subclasses

    /// Returns the document's data to save; throws an error unless a subclass overrides it.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    open func savingFileType() -> String? { fileType }
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }
    open func disableEditing() {}
    open func enableEditing() {}

    // MARK: Reading and writing

    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt(or: nil) { try read(from: fileURL) }
        if isRead {
            changeCount = 0
            become(.normal)
        }
        answer(isRead, completionHandler)
    }

    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
        if isSaved { become(.closed) }
        answer(isSaved, completionHandler)
    }

    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        answer(write(to: url, for: saveOperation), completionHandler)
    }

    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt(or: .savingError) { try read(from: url) }
        if isRead { changeCount = 0 }
        answer(isRead, completionHandler)
    }

    open func read(from url: URL) throws {
        let contents = try Data(contentsOf: url)
        fileModificationDate = Self.modificationDate(of: url)
        try load(fromContents: contents, ofType: UTType(filenameExtension: url.pathExtension)?.identifier)
    }

    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }

    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    // MARK: Changes

    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        changeCount -= changeCountToken as? Int ?? 0
    }

    // MARK: Helpers

    private func write(to url: URL, for operation: SaveOperation) -> Bool {
        attempt(or: .savingError) {
            let token = changeCountToken(for: operation)
            let contents = try contents(forType: savingFileType() ?? UTType.data.identifier)
            try writeContents(
                contents, andAttributes: fileAttributesToWrite(to: url, for: operation), safelyTo: url, for: operation)
            updateChangeCount(withToken: token, for: operation)
            fileURL = url
            fileModificationDate = Self.modificationDate(of: url)
            become(documentState.subtracting([.savingError, .closed]))
        }
    }

    /// Performs work and returns whether it succeeded; an error is handled and adds `state` to the document state.
    private func attempt(or state: State?, _ work: () throws -> Void) -> Bool {
        do {
            try work()
            return true
        } catch {
            if let state { become(documentState.union(state)) }
            handleError(error, userInteractionPermitted: true)
            return false
        }
    }

    private func become(_ state: State) {
        guard state != documentState else { return }
        documentState = state
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }

    private func answer(_ success: Bool, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let answered = completion
        DispatchQueue.main.async { unsafe answered(success) }
    }

    private static func modificationDate(of url: URL) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        return attributes?[.modificationDate] as? Date
    }
}
