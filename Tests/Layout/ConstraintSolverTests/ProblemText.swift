import LayoutSimConstraintSolver

extension Problem {
    /// Reads lines such as `0 <= w` and `b.x - 0.5 a.w == 8 @ 750`; variables are added where a line first names them,
    /// which may be a separate line.
    init(lines: [String]) throws {
        self.init()
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 1 {
                _ = variable(named: words[0])
                continue
            }
            guard let place = words.firstIndex(where: { ConstraintSense(rawValue: $0) != nil }),
                let sense = ConstraintSense(rawValue: words[place])
            else { throw ProblemTextError(line: line) }
            let terms = try terms(words[..<place], line)
            if place == 1, let lower = Double(words[0]), words.count == 3, sense == .lessOrEqual {
                setBounds(lower: lower, upper: nil, of: variable(named: words[2]))
                continue
            }
            guard let constant = words.dropFirst(place + 1).first.flatMap(Double.init) else {
                throw ProblemTextError(line: line)
            }
            let priority = words.count > place + 3 ? Double(words[place + 3]) : LinearConstraint.required
            guard let priority else { throw ProblemTextError(line: line) }
            add(LinearConstraint("c\(entries.count)", terms, sense, constant, priority: priority))
        }
    }

    private mutating func terms(_ words: ArraySlice<String>, _ line: String) throws -> [Term] {
        var terms: [Term] = []
        var coefficient = 1.0
        for word in words {
            if word == "-" {
                coefficient = -1
            } else if let number = Double(word) {
                coefficient *= number
            } else if word == "+" {
                coefficient = 1
            } else {
                terms.append(Term(variable(named: word), coefficient))
            }
        }
        return terms
    }

    private mutating func variable(named name: String) -> Variable {
        variables.first { self.name(of: $0) == name } ?? addVariable(name)
    }
}

struct ProblemTextError: Error {
    let line: String
}
