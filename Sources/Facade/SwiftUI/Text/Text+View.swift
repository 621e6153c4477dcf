// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree

extension Text: View, PrimitiveView {
    /// Makes the elements of the view.
    public static func _makeView(_ view: Text, _ inputs: _ViewInputs) -> _ViewOutputs {
        let setter = TextSetter(view, view.followsTime ? view.environmentNow(inputs) : inputs.environment)
        let text = ViewElement(inputs.node, .text(setter), shows: TextDisplay(setter: setter))
        var outputs = _ViewOutputs()
        outputs.elements = [text]
        let height = setter.reservedHeight
        if height > 0 {
            var limits = FrameLimits()
            limits.minimum.height = height
            outputs.elements = [
                ViewElement(inputs.node, .flexibleFrame(limits, .topLeading), [text], part: 1)
            ]
        }
        return outputs
    }
}

extension Text: WrittenView {}
