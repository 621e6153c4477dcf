/// How the dependencies of a package that is built differ from those that its manifest names.
struct DependencyChanges: Hashable, ExpressibleByArrayLiteral {
    /// The names of packages on which it does not depend: the last components of their addresses, in small letters.
    var left: [String] = []
    /// The names of packages of which the newest version is taken, whatever is asked for.
    var newer: [String] = []

    init(left: [String] = [], newer: [String] = []) { (self.left, self.newer) = (left, newer) }

    init(arrayLiteral elements: String...) { left = elements }

    /// Reads the lines that `lines` gives.
    init(lines: some Sequence<Substring>) {
        for line in lines {
            if line.hasPrefix(Self.mark) {
                newer.append(String(line.dropFirst(Self.mark.count)))
            } else {
                left.append(String(line))
            }
        }
    }

    private static let mark = "newer "

    /// The names, a line each.
    var lines: [String] { left + newer.map { Self.mark + $0 } }

    var isEmpty: Bool { left.isEmpty && newer.isEmpty }

    /// Returns the changes with packages left out.
    func leavingOut(_ names: [String]) -> DependencyChanges {
        DependencyChanges(left: (left + names).sorted(), newer: newer.filter { !names.contains($0) })
    }
}
