/// Which photos to ask for next, and when.
public struct Pager: Sendable {
    /// How many photos a page has.
    public static let pageSize = 20
    /// The next page is asked for when so many photos or less are left below an item.
    public static let margin = 10

    /// How many photos there are on the server, where it is known.
    public var total: Int?
    /// How many records came, wrong ones included.
    public private(set) var received = 0
    private var isAtEnd = false

    public init() {}

    /// Whether there is nothing left to ask for.
    public var isComplete: Bool { isAtEnd || total.map { received >= $0 } ?? false }

    public var next: PhotoQuery { PhotoQuery(skip: received, limit: Self.pageSize) }

    /// Whether an item that is asked for, out of those that are shown, makes the next page needed.
    public func isNeeded(for item: Int, of count: Int) -> Bool { !isComplete && item > count - Self.margin }

    /// Takes note of an answer; without a total, one that is not full is the last.
    public mutating func take(_ records: Int) {
        received += records
        if records == 0 || total == nil && records < Self.pageSize { isAtEnd = true }
    }
}
