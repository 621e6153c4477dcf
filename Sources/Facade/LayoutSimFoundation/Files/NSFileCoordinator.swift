public import Foundation

/// Something that shows a file and hears of its changes.
public protocol NSFilePresenter: AnyObject {
    /// The file.
    var presentedItemURL: URL? { get }
    /// Where changes are told.
    var presentedItemOperationQueue: OperationQueue { get }
}

/// Coordinates accesses to files among processes; here each access happens at once.
open class NSFileCoordinator: NSObject {
    /// Options of reading.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without saving changes first.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// Links lead to their files.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// What is told of a file alone.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// For uploading.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }
    /// Options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// For removing.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// For moving.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// For merging.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// For replacing.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// For what is told of a file alone.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Creates a coordinator for a presenter.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

    /// Registers a presenter; it hears of nothing here.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Removes a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Reads a file.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }
    /// Writes a file.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
    /// Ends accesses that wait; none does here.
    open func cancel() {}
}
