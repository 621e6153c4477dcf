/// How a stack gives out its length, in points, as objc.io ("How an HStack lays out its children", 2020), netsplit.com
/// (2019) and WWDC19 session 237 describe it.
struct StackSharing {
    /// A child: what it answers at least and at most.
    struct Member {
        var priority: Double
        var least: Double
        var greatest: Double
    }

    var left: Double
    var members: [Member] = []

    /// Calls a closure with the place of each member and the share that is proposed to it; the closure returns what the
    /// member takes of that.
    func share(_ answer: (Int, Double) -> Double) {
        var left = left
        let order = order
        var start = 0
        while start < order.count {
            let priority = members[order[start]].priority
            var end = start + 1
            while end < order.count, members[order[end]].priority == priority { end += 1 }
            var setAside = 0.0
            for member in members where member.priority < priority { setAside += member.least }
            for place in start..<end {
                left -= answer(order[place], max(0, (left - setAside) / Double(end - place)))
            }
            start = end
        }
    }

    /// The members by priority, the highest first, and within one the least flexible first.
    private var order: [Int] {
        let places = members.indices.map(\.self)
        // Most stacks have their children in order.
        for place in places.dropFirst() where isBefore(place, place - 1) { return places.sorted(by: isBefore) }
        return places
    }

    private func isBefore(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (members[first], members[second])
        if one.priority != other.priority { return one.priority > other.priority }
        let (flexibility, otherFlexibility) = (one.greatest - one.least, other.greatest - other.least)
        if flexibility != otherFlexibility { return flexibility < otherFlexibility }
        if flexibility == .infinity, one.least != other.least { return one.least > other.least }
        return first < second
    }
}
