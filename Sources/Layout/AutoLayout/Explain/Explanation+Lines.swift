import LayoutSimViewTree

extension Explanation {
    /// Sets the lines of constraints, which `line` looks up by identifier.
    package mutating func noteLines(_ line: (String) -> Int?) {
        for place in equations.indices {
            for link in equations[place].chain.indices { equations[place].chain[link].noteLine(line) }
        }
        for place in concessions.indices {
            concessions[place].line = concessions[place].constraint.identifier.flatMap(line)
            for link in concessions[place].winners.indices { concessions[place].winners[link].noteLine(line) }
        }
    }
}

extension Explanation.Link {
    fileprivate mutating func noteLine(_ line: (String) -> Int?) {
        self.line = constraint?.identifier.flatMap(line)
    }
}
