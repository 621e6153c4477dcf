/// Which photos to ask for next, and when.
package struct Pager: Sendable {
    /// How many photos a page has.
    package static let pageSize = 20
    /// The next page is asked for when so many photos or less are left below an item.
    package static let margin = 10

    /// How many photos there are on the server, where it is known.
    package var total: Int?
    /// How many records came, wrong ones included.
    package private(set) var received = 0
    private var isAtEnd = false

    package init() {}

    /// Whether there is nothing left to ask for.
    package var isComplete: Bool { isAtEnd || total.map { received >= $0 } ?? false }

    package var next: PhotoQuery { PhotoQuery(skip: received, limit: Self.pageSize) }

    /// Whether an item that is asked for, out of those that are shown, makes the next page needed.
    package func isNeeded(for item: Int, of count: Int) -> Bool { !isComplete && item > count - Self.margin }

    /// Records a response; without a total, a page that is not full is the last one.
    package mutating func take(_ records: Int) {
        received += records
        if records == 0 || total == nil && records < Self.pageSize { isAtEnd = true }
    }
}
