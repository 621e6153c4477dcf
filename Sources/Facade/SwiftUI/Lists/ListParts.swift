import UIKit

/// The elements that a list makes around its rows, which outlast the scrolling.
@MainActor final class ListParts {
    /// What a row was made of.
    struct Row {
        let row: ViewElement
        let place: RowPlace
        let environment: EnvironmentValues.Version
        let made: ViewElement
    }

    private var rows: [ElementIdentity: Row] = [:]
    private var used: [ElementIdentity: Row] = [:]
    private var seats: [ElementIdentity: Seat] = [:]
    private var usedSeats: [ElementIdentity: Seat] = [:]
    private var count = 0

    /// What a list keeps for a row, header or footer as long as it is made.
    @MainActor final class Seat {
        /// The number of the first element that the list makes for it.
        let first: Int
        /// What fingers do with it.
        let actor = RowActor()

        init(first: Int) { self.first = first }
    }

    /// The most elements that a list makes for a row.
    static let mostParts = 32

    /// The parts that the node of a list keeps.
    static func of(_ node: ViewNode) -> ListParts {
        if let known = node.kept as? ListParts { return known }
        let parts = ListParts()
        node.kept = parts
        return parts
    }

    /// Returns what is kept for one of the list's views: as before if it was there.
    func seat(of identity: ElementIdentity) -> Seat {
        if let known = usedSeats[identity] ?? seats[identity] {
            usedSeats[identity] = known
            return known
        }
        count += ListParts.mostParts
        let seat = Seat(first: count)
        usedSeats[identity] = seat
        return seat
    }

    /// Returns what was made of a row before; `nil` if the row, its place or its environment was another one.
    func known(_ row: ViewElement, _ place: RowPlace, _ environment: EnvironmentValues.Version) -> ViewElement? {
        guard let known = rows[row.identity], known.row === row, known.place == place,
            known.environment === environment
        else { return nil }
        used[row.identity] = known
        return known.made
    }

    /// Keeps what is made of a row.
    func keep(_ made: Row) { used[made.row.identity] = made }

    /// Forgets what was not asked for since the last time.
    func end() {
        (rows, used) = (used, [:])
        (seats, usedSeats) = (usedSeats, [:])
    }
}

/// Where a row is in its list, and what it says of itself.
struct RowPlace: Equatable {
    /// Whether the row is at the top of a card with round corners, and at the bottom of one.
    var isFirst = false
    var isLast = false
    /// The distance from the row above, in points.
    var gap: CGFloat = 0
    var topLine: RowLine?
    var bottomLine: RowLine?
    var isSelected = false
    /// The control at the leading side, and whether the row has one at the trailing side by which it is moved.
    var control: RowSymbol?
    var isMovable = false
}
