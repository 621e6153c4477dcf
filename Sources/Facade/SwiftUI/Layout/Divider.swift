// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// A line between views.
nonisolated public struct Divider: View, PrimitiveView, WrittenView {
    let line = SourceLine()

    /// Creates a line.
    public init() {}

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Divider, _ inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.environment.isInMenu { return .entry(.divider) }
        let thickness = Double(inputs.environment.pixelLength)
        let color = UIColor.separator.resolvedColor(with: inputs.environment.traits)
        var outputs = _ViewOutputs()
        outputs.elements = [
            ViewElement(inputs.node, .divider(thickness: thickness), shows: PlainColorDisplay(color: color))
        ]
        return outputs
    }
}
