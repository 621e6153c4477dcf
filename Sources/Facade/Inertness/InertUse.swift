package import LayoutSimCodeLines

/// A use of a declaration without effect: a property with another value than its first, or a call.
package struct InertUse: Sendable {
    /// Identifies a use in the process.
    typealias Number = Int

    /// What the declaration would change on a device.
    package let inertness: Inertness
    /// The declaration, such as `UINavigationBar.scrollEdgeAppearance`; empty until its owner is known.
    package internal(set) var member: String
    /// The test that was running; `nil` outside of tests and where this cannot be known.
    package internal(set) var test: String?
    /// Whether the use ends when the property returns to its first value.
    let isOfProperty: Bool
    /// Whether the declaration is a requirement that an app's class implements, and not one that the app calls.
    private let isImplemented: Bool
    private let stack: CallStack?
    private let fileLine: ProjectLine?

    init(_ inertness: Inertness, _ member: String, isOfProperty: Bool) {
        self.inertness = inertness
        self.member = member
        self.isOfProperty = isOfProperty
        isImplemented = false
        stack = CallStack.current()
        fileLine = InertUses.fileLine
        test = RunningTest.name
    }

    /// Creates the use of a requirement that is never called.
    ///
    /// - Parameter line: where a class implements it.
    init(_ inertness: Inertness, uncalled requirement: String, at line: ProjectLine) {
        self.inertness = inertness
        member = requirement
        isOfProperty = false
        isImplemented = true
        stack = nil
        fileLine = line
        test = RunningTest.name
    }

    /// The line of the project that used the declaration; `nil` if it is unknown.
    package var line: ProjectLine? { fileLine ?? stack?.line }

    /// Whether the app used the declaration and not UIKit itself; every use counts where lines are unknown.
    var isOfApp: Bool { stack == nil || line != nil }

    /// The sentence that tells of the use, such as `Detail.swift:12: UILabel.isEnabled is not drawn`.
    package var sentence: String {
        let place = line.map { "\($0.path):\($0.number): " } ?? ""
        return "\(place)\(member) \(isImplemented ? "is never called here" : inertness.words)"
    }
}
