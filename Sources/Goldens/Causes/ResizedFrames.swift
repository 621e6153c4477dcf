package import LayoutSimJSON

/// The windows of other widths in which frames change, if a golden holds them.
package struct ResizedFrames: Hashable, Sendable {
    /// The text for people.
    package var text: String
    /// The widths that were compared, in points.
    package var compared: ClosedRange<Double>
    /// The widths at which frames change, in ascending order.
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
    /// Both bounds.
    package var json: JSON { .array([.number(lowerBound), .number(upperBound)]) }
}

extension JSONNode {
    fileprivate func range() throws -> ClosedRange<Double> {
        let ends = try elements().map { try $0.number() }
        guard ends.count == 2, ends[0] <= ends[1] else { throw error("is not a range of two numbers") }
        return ends[0]...ends[1]
    }
}
