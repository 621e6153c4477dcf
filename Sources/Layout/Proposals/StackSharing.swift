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
    var members: [Member]

    /// Returns the share that is proposed to each member, by its place; `answer` says what a member takes of a share.
    func shares(_ answer: (Int, Double) -> Double) -> [Double] {
        var shares = [Double](repeating: 0, count: members.count)
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
                let member = order[place]
                shares[member] = max(0, (left - setAside) / Double(end - place))
                left -= answer(member, shares[member])
            }
            start = end
        }
        return shares
    }

    /// The members by priority, the highest first, and within one the least flexible first.
    private var order: [Int] {
        members.indices.sorted { first, second in
            let (one, other) = (members[first], members[second])
            if one.priority != other.priority { return one.priority > other.priority }
            let (flexibility, otherFlexibility) = (one.greatest - one.least, other.greatest - other.least)
            if flexibility != otherFlexibility { return flexibility < otherFlexibility }
            if flexibility == .infinity, one.least != other.least { return one.least > other.least }
            return first < second
        }
    }
}
