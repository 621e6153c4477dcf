import LayoutSimJSON
import LayoutSimPixels
package import LayoutSimRendering

/// The position of a variant in a script: the screen after some steps.
package struct ScriptStep: Hashable, Sendable {
    /// The number among the images of the script, from 1.
    package var number: Int
    /// The name of the step in the test.
    package var name: String
    /// The variant in which the whole script was run.
    package var variant: String
    /// The moments of a recording and their positions in its image; `nil` for a screen at rest.
    package var strip: Filmstrip?

    package init(number: Int, name: String, variant: String, strip: Filmstrip? = nil) {
        (self.number, self.name, self.variant, self.strip) = (number, name, variant, strip)
    }

    /// Returns the name of a step for use in file names.
    package static func slug(_ name: String) -> String {
        name.split { $0.isWhitespace || $0 == "/" || $0 == "\\" || $0 == "@" }.joined(separator: "-")
    }
}

extension ScriptStep {
    var json: JSON {
        JSON([
            "number": .number(Double(number)), "name": .string(name), "variant": .string(variant),
            "moments": strip?.json,
        ])
    }

    init(_ node: JSONNode) throws {
        self.init(
            number: try node.member("number").integer(), name: try node.member("name").string(),
            variant: try node.member("variant").nonEmptyString(),
            strip: try node.optionalMember("moments").map(Filmstrip.init))
    }
}

extension Filmstrip {
    fileprivate var json: JSON {
        .array(
            cells.map { .array([.number($0.time), .number(Double($0.width)), .number(Double($0.height))]) })
    }

    fileprivate init(_ node: JSONNode) throws {
        let sides = 1...PNGLimits.longestSide
        let cells = try node.elements().map { cell in
            let numbers = try cell.elements()
            guard numbers.count == 3 else { throw cell.error("is not a moment: a time and the sides of its picture") }
            return Filmstrip.Cell(
                time: try numbers[0].number(), width: try numbers[1].integer(in: sides),
                height: try numbers[2].integer(in: sides))
        }
        guard !cells.isEmpty else { throw node.error("has no moment") }
        self.init(cells)
    }
}
