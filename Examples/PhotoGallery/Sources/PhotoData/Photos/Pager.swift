/// Decides which photos to request next, and when.
package struct Pager: Sendable {
    /// The number of photos on a page.
    package static let pageSize = 20
    /// The next page is requested when at most this many photos are left below an item.
    package static let margin = 10

    /// The number of photos on the server, if known.
    package var total: Int?
    /// The number of received records, including invalid ones.
    package private(set) var received = 0
    private var isAtEnd = false

    package init() {}

    /// Whether all photos have been requested.
    package var isComplete: Bool { isAtEnd || total.map { received >= $0 } ?? false }

    package var next: PhotoQuery { PhotoQuery(skip: received, limit: Self.pageSize) }

    /// Returns whether a request for an item among the shown ones makes the next page necessary.
    package func isNeeded(for item: Int, of count: Int) -> Bool { !isComplete && item > count - Self.margin }

    /// Records a response; without a total, a page that is not full is the last one.
    package mutating func take(_ records: Int) {
        received += records
        if records == 0 || total == nil && records < Self.pageSize { isAtEnd = true }
    }
}
