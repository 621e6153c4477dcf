/// Gives the views of a screen ids of which no two are the same.
struct UniqueIDs {
    /// The ids of the file's views, which others leave free even if those views are not seen.
    private let reserved: Set<String>
    private var used: Set<String> = []
    private var nextNumbers: [String: Int] = [:]

    init(avoiding reserved: [String]) {
        self.reserved = Set(reserved)
    }

    /// The id itself the first time, later with a number from 2.
    mutating func id(ofFileView id: String) -> String {
        guard !used.insert(id).inserted else { return id }
        var number = nextNumbers[id] ?? 2
        while reserved.contains("\(id)-\(number)") || !used.insert("\(id)-\(number)").inserted { number += 1 }
        nextNumbers[id] = number + 1
        return "\(id)-\(number)"
    }
}
