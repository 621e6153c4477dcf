// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

extension Color: View, PrimitiveView {
    /// Makes the elements of the view.
    public static func _makeView(_ view: Color, _ inputs: _ViewInputs) -> _ViewOutputs {
        let display = PlainColorDisplay(color: view.uiColor(in: inputs.environment))
        var outputs = _ViewOutputs()
        outputs.elements = [ViewElement(inputs.node, .fill, shows: display)]
        return outputs
    }
}

/// Fills a view with a color.
struct PlainColorDisplay: ElementDisplay {
    let color: UIColor
    var isPlain: Bool { true }

    func makeView() -> UIView { UIView() }

    func update(_ view: UIView, in context: DisplayContext) { view.backgroundColor = color }

    var numbers: [Double]? { color.mixedNumbers }
    func with(numbers: [Double]) -> PlainColorDisplay { PlainColorDisplay(color: UIColor(mixedNumbers: numbers)) }
}
