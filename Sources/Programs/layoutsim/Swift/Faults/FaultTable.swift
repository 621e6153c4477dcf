import LayoutSimNotation

/// What is set aside in a package, by cause: the causes with the most places first.
struct FaultTable {
    /// The faults of a cause.
    private struct Row {
        let cause: String
        let faults: [Fault]
    }

    private let rows: [Row]
    private let losses: [Fault.Loss]
    private let count: Int
    private let files: Int
    /// The folder to which paths are relative.
    private let root: String

    init(_ faults: [Fault], root: String) {
        self.root = root
        count = faults.count
        losses = faults.compactMap(\.loss)
        files = Set(faults.map(\.file)).count
        rows = Dictionary(grouping: faults, by: \.cause).map { Row(cause: $0.key, faults: $0.value) }
            .sorted { ($1.faults.count, $0.cause) < ($0.faults.count, $1.cause) }
    }

    /// The table; empty if nothing is set aside.
    var description: String {
        guard count > 0 else { return "" }
        let places = count == 1 ? "1 place is" : "\(count) places are"
        let title =
            "layoutsim: \(places) set aside in \(counted(files, "file")), since the compiler refuses them here; "
            + "'--strict' sets nothing aside\n"
        return title + rows.map(line).joined() + hollow
    }

    /// The classes that do less than they say, so that what shows or tests them counts for nothing.
    private var hollow: String {
        guard !losses.isEmpty else { return "" }
        let members = losses.map { "\($0.owner).\($0.member)" }
        return "  hollow, without what they override or inherit: \(members.joined(separator: ", "))\n"
    }

    private func line(_ row: Row) -> String {
        let shown = row.faults.prefix(FaultTable.mostPlaces).map { fault in
            let place = "\(path(fault.file)):\(fault.line)"
            return fault.subject.isEmpty ? place : "\(place) \(fault.subject)"
        }
        let others = row.faults.count - shown.count
        let rest = others > 0 ? " and \(others) more" : ""
        return "  \(row.cause): \(counted(row.faults.count, "place")): \(shown.joined(separator: ", "))\(rest)\n"
    }

    private func path(_ file: String) -> String {
        file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
    }

    private static let mostPlaces = 3
}
