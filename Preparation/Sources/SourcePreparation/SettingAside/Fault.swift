/// A part of a source that is set aside, since the compiler refuses it here.
public struct Fault: Hashable, Codable, Sendable {
    /// What becomes of the part.
    public enum Kind: String, Codable, Sendable {
        /// Statements up to the end of their block end the process when they are reached.
        case statements
        /// A value is `nil`, and what depends on it is not run.
        case absent
        /// A view is shown without a modifier.
        case modifier
        /// Statements of a test up to the end of their block fail the test.
        case test
        /// A value ends the process when it is asked for.
        case value
        /// A member that ends the process is added.
        case added
        /// A declaration is left out.
        case declaration
        /// An outlet takes any object instead of those of its type.
        case outlet
        /// A type is left out with its members.
        case type
        /// A superclass or a protocol is left out of a type.
        case inheritance
        /// A word or an attribute of a declaration is left out.
        case word
        /// The import of a module is left out.
        case module
        /// A member is no longer known by its name, to selectors, key paths and storyboards.
        case name
    }

    /// The absolute path of the file.
    public var file: String
    /// The line of the error, from 1.
    public var line: Int
    /// What becomes of the part.
    public var kind: Kind
    /// The declaration it is in or that it is, such as `Detail.viewDidLoad()`; empty at the top level.
    public var subject: String
    /// What the place needs, or the compiler's words.
    public var need: String
    /// Whether `need` is a name.
    public var isNamed: Bool
    /// The need from which this one follows, if the place needs what was set aside.
    public var root: String?
    /// What a class has no longer of its superclass's behavior; `nil` if it has lost nothing.
    public var loss: Loss?

    /// What a class has no longer: an override, or its superclass.
    public struct Loss: Hashable, Codable, Sendable {
        /// The name of the class, without those of types around it.
        public var owner: String
        /// The override or the superclass, such as `viewDidLoad()` or `SwipeTableViewCell`.
        public var member: String
    }

    /// What the place says when it is reached.
    var sentence: String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if let root { return "\(name):\(line) needs \(need), which is set aside because of \(root)" }
        if kind == .module || isNamed { return "\(name):\(line) needs \(need), which LayoutSim does not have" }
        return "\(name):\(line) does not compile here: \(need)"
    }

    /// The need by which faults are counted.
    public var cause: String { root ?? need }
}
