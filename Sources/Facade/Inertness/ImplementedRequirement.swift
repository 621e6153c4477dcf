import LayoutSimCodeLines

/// A requirement that is never called, as a class of an app implements it.
package struct ImplementedRequirement: Hashable, Sendable {
    /// The name of the protocol.
    package let owner: String
    /// The name with labels, such as `tableView(_:canFocusRowAt:)`.
    private let name: String
    private let path: String
    private let number: Int

    /// - Parameters:
    ///   - path: the path of the file that implements it.
    ///   - number: the line in the file, from 1.
    package init(_ name: String, of owner: String, path: String, number: Int) {
        self.owner = owner
        self.name = name
        self.path = path
        self.number = number
    }

    /// The line that implements it; `nil` in files of other projects.
    private var line: ProjectLine? {
        guard let sources = ProjectSources.current else { return ProjectLine(path: path, number: number) }
        return sources.line(number, of: path)
    }

    /// Records that an object has a delegate that implements it.
    package func tell(_ owner: some AnyObject) {
        guard let inertness = UncalledRequirements.inertness(of: name, in: self.owner), let line else { return }
        let use = InertUse(inertness, uncalled: "\(self.owner).\(name)", at: line)
        if let number = InertUses.add(use) { InertUses.note(number, in: owner) }
    }
}
