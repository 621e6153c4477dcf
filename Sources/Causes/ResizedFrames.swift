package import LayoutSimJSON

/// For which windows of other widths frames change, where a golden holds them.
package struct ResizedFrames: Hashable, Sendable {
    /// What people are told.
    package var text: String
    /// The widths that were compared, in points.
    package var compared: ClosedRange<Double>
    /// Those among them at which frames change, ascending.
    package var widths: [ClosedRange<Double>]

    package init(_ text: String, compared: ClosedRange<Double>, widths: [ClosedRange<Double>] = []) {
        (self.text, self.compared, self.widths) = (text, compared, widths)
    }
}

extension ResizedFrames {
    var json: JSON {
        ["text": .string(text), "compared": compared.json, "widths": .array(widths.map(\.json))]
    }

    init(_ node: JSONNode) throws {
        self.init(
            try node.member("text").string(), compared: try node.member("compared").range(),
            widths: try node.member("widths").elements().map { try $0.range() })
    }
}

extension ClosedRange<Double> {
    /// Both ends.
    package var json: JSON { .array([.number(lowerBound), .number(upperBound)]) }
}

extension JSONNode {
    fileprivate func range() throws -> ClosedRange<Double> {
        let ends = try elements().map { try $0.number() }
        guard ends.count == 2, ends[0] <= ends[1] else { throw error("is no range of two numbers") }
        return ends[0]...ends[1]
    }
}
