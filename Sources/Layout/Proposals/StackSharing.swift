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
        for group in groups {
            let setAside = members.indices.reduce(0) {
                members[$1].priority < members[group[0]].priority ? $0 + members[$1].least : $0
            }
            for (asked, place) in group.enumerated() {
                shares[place] = max(0, (left - setAside) / Double(group.count - asked))
                left -= answer(place, shares[place])
            }
        }
        return shares
    }

    /// The members by priority, the highest first, and within one the least flexible first.
    private var groups: [[Int]] {
        let order = members.indices.sorted { first, second in
            let (one, other) = (members[first], members[second])
            if one.priority != other.priority { return one.priority > other.priority }
            let (flexibility, otherFlexibility) = (one.greatest - one.least, other.greatest - other.least)
            if flexibility != otherFlexibility { return flexibility < otherFlexibility }
            if flexibility == .infinity, one.least != other.least { return one.least > other.least }
            return first < second
        }
        var groups: [[Int]] = []
        for place in order {
            if let last = groups.last?.first, members[last].priority == members[place].priority {
                groups[groups.count - 1].append(place)
            } else {
                groups.append([place])
            }
        }
        return groups
    }
}
