import LayoutSimJSON

/// The place of a variant in a script: what a person sees after some steps.
package struct ScriptStep: Hashable, Sendable {
    /// From 1, among the pictures of the script.
    package var number: Int
    /// What the test calls the step.
    package var name: String
    /// The variant that the whole script was run in.
    package var variant: String

    package init(number: Int, name: String, variant: String) {
        (self.number, self.name, self.variant) = (number, name, variant)
    }

    /// The name of a step as a part of file names.
    package static func slug(_ name: String) -> String {
        name.split { $0.isWhitespace || $0 == "/" || $0 == "\\" || $0 == "@" }.joined(separator: "-")
    }
}

extension ScriptStep {
    var json: JSON {
        ["number": .number(Double(number)), "name": .string(name), "variant": .string(variant)]
    }

    init(_ node: JSONNode) throws {
        self.init(
            number: try node.member("number").integer(), name: try node.member("name").string(),
            variant: try node.member("variant").nonEmptyString())
    }
}
