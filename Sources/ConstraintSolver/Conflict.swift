/// Required constraints and bounds that cannot hold together, each of them needed for that, and the one that gave way.
public struct Conflict: Hashable, Sendable {
    /// The members, bounds first, then constraints in the order of adding.
    public let rows: [Row]
    /// The member that was broken: it is kept at the level `LinearConstraint.belowRequired`.
    public let broken: Row

    package init(rows: [Row], broken: Row) {
        self.rows = rows
        self.broken = broken
    }
}
