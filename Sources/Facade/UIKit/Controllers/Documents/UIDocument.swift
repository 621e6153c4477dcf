public import Foundation
public import LayoutSimInertness
import UniformTypeIdentifiers

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
        /// Open, without a problem.
        public static let normal: State = []
        /// Closed, or not open yet.
        public static let closed = State(rawValue: 1)
        /// In conflict with another version; never set here.
        public static let inConflict = State(rawValue: 2)
        /// Not saved, or not read again, because of an error.
        public static let savingError = State(rawValue: 4)
        /// Not to be edited for now; never set here.
        public static let editingDisabled = State(rawValue: 8)
        /// Being read or written with a progress; never set here.
        public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when the state of a document changes.
    public nonisolated static let stateChangedNotification = NSNotification.Name(
        "UIDocumentStateChangedNotification")
    /// The key of a document's URL in a user activity; not used here.
    public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

    /// The URL of the file, which a successful save to another URL changes.
    open private(set) var fileURL: URL
    /// The name of the file without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The uniform type identifier for the extension of the file, or `nil` if it has none.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The date on which the file was changed, as last read or written.
    open var fileModificationDate: Date?
    /// The state of the document; closed at first.
    open private(set) var documentState = State.closed
    /// The progress of reading or writing; always `nil` here.
    open var progress: Progress? { nil }
    /// Whether changes were made since the document was last read or saved.
    open var hasUnsavedChanges: Bool { changeCount != 0 }
    /// The undo manager of the document, created on first access; its actions do not count as changes by themselves
    /// here.
    @preconcurrency @MainActor open lazy var undoManager: UndoManager! = UndoManager()
    /// The user activity of the document; stored only.
    @Inert(.service) open var userActivity: NSUserActivity? = nil
    private var changeCount = 0

    /// Creates a closed document for a file, without reading it.
    public init(fileURL url: URL) {
        fileURL = url
        super.init()
    }

    // MARK: Methods for subclasses

    /// Returns the document's data to save; throws an error unless a subclass overrides it.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }
    /// Loads the document from the contents of its file, which are data here; does nothing unless overridden.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Handles an error of reading or writing; ends at once without recovery unless overridden.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called when an error has been handled; does nothing unless overridden.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Tells the document that it can no longer ask the user about an error; never called here.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}
    /// Returns the type with which the document is saved; the type of its file unless overridden.
    open func savingFileType() -> String? { fileType }
    /// Returns the extension for a type; that of the file if the type has none.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
    }
    /// Tells the document that the user must not edit it for now; never called here.
    open func disableEditing() {}
    /// Tells the document that the user can edit it again; never called here.
    open func enableEditing() {}

    // MARK: Reading and writing

    /// Reads the document and calls the handler with whether that succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt(or: nil) { try read(from: fileURL) }
        if isRead {
            changeCount = 0
            become(.normal)
        }
        answer(isRead, completionHandler)
    }

    /// Saves unsaved changes, closes the document, and calls the handler with whether it was saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        let isSaved = !hasUnsavedChanges || write(to: fileURL, for: .forOverwriting)
        if isSaved { become(.closed) }
        answer(isSaved, completionHandler)
    }

    /// Saves the document to a URL and calls the handler with whether that succeeded.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        answer(write(to: url, for: saveOperation), completionHandler)
    }

    /// Saves the document if it has unsaved changes, and calls the handler with whether that succeeded.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(true, completionHandler) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Reads the document anew from a URL and calls the handler with whether that succeeded.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isRead = attempt(or: .savingError) { try read(from: url) }
        if isRead { changeCount = 0 }
        answer(isRead, completionHandler)
    }

    /// Reads a file and loads the document from its data.
    open func read(from url: URL) throws {
        let contents = try Data(contentsOf: url)
        fileModificationDate = Self.modificationDate(of: url)
        try load(fromContents: contents, ofType: UTType(filenameExtension: url.pathExtension)?.identifier)
    }

    /// Writes contents to a URL; the file attributes are ignored here.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
    }

    /// Writes contents, which must be data here, to a URL atomically.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        switch contents {
        case let data as Data: try data.write(to: url, options: .atomic)
        case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Returns the attributes of the file to write; empty unless overridden.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }
    /// Runs a block of file access, at once and on the current thread here.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

    // MARK: Changes

    /// Counts a change as made, undone or redone, or forgets all changes.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changeCount += 1
        case .undone: changeCount -= 1
        case .cleared: changeCount = 0
        }
    }
    /// Returns a token for the changes made so far, which a save passes back.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
    /// Counts the changes of a token as saved.
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
