/// The rows of the list, in the order of the API, each partial or complete.
package struct BadgeRows<Picture: AnyObject> {
    package private(set) var rows: [BadgeRow<Picture>]
    private let places: [Badge.Name: Int]

    package init(_ list: BadgeList) {
        rows = list.badges.map { BadgeRow(badge: $0) }
        places = Dictionary(uniqueKeysWithValues: list.badges.enumerated().map { ($1.name, $0) })
    }

    package var count: Int { rows.count }

    package subscript(index: Int) -> BadgeRow<Picture>? { rows.indices.contains(index) ? rows[index] : nil }

    package func index(of name: Badge.Name) -> Int? { places[name] }

    /// Completes a partial row with its picture; returns `nil` if there is no such row.
    package mutating func complete(_ name: Badge.Name, with picture: Picture) -> RowChange? {
        guard let place = places[name], !rows[place].isComplete else { return nil }
        rows[place].picture = picture
        return .rows([place])
    }

    /// Makes rows partial again.
    mutating func release(_ names: some Sequence<Badge.Name>) {
        for name in names { if let place = places[name] { rows[place].picture = nil } }
    }
}
