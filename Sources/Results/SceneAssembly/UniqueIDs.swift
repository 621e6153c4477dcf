/// Generates unique ids for the views of a screen.
struct UniqueIDs {
    /// The ids of the file's views, which generated ids avoid even if those views are not shown.
    private let reserved: Set<String>
    private var used: Set<String> = []
    private var nextNumbers: [String: Int] = [:]

    init(avoiding reserved: [String]) {
        self.reserved = Set(reserved)
    }

    /// Returns the id itself the first time, and the id with a number starting at 2 after that.
    mutating func id(ofFileView id: String) -> String {
        guard !used.insert(id).inserted else { return id }
        var number = nextNumbers[id] ?? 2
        while reserved.contains("\(id)-\(number)") || !used.insert("\(id)-\(number)").inserted { number += 1 }
        nextNumbers[id] = number + 1
        return "\(id)-\(number)"
    }
}
