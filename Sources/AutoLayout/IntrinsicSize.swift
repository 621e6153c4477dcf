import LayoutSimGeometry
import LayoutSimViewTree

/// The size that a view takes on by itself; `nil` along an axis leaves it to the constraints.
struct IntrinsicSize: Equatable {
    var width: Double?
    var height: Double?
    /// Distances of the first baseline from the top and of the last one from the bottom, in points.
    var firstBaseline = 0.0
    var lastBaseline = 0.0

    /// The size of a view's content; text that may wrap does so at `width`, if there is one.
    init?(of view: View, width: Double?, measure: TextMeasure) {
        switch view.content {
        case .none, .button, .textField, .textView, .control, .stack, .scroll, .opaque: return nil
        case .image(let image, _):
            guard let size = image.intrinsicSize else { return nil }
            self.width = size.width
            height = size.height
        case .label(let text, _):
            let measured = measure(text, text.numberOfLines == 1 ? nil : width)
            self.width = measured.size.width
            height = measured.size.height
            firstBaseline = measured.firstBaseline
            lastBaseline = measured.size.height - measured.lastBaseline
        }
    }
}

extension View {
    /// Whether the height of its content depends on the width that layout gives it.
    var wraps: Bool {
        guard case .label(let text, _) = content else { return false }
        return text.numberOfLines != 1
    }

    /// What its content asks for: no larger than it at the priority of hugging, no smaller at that of resistance.
    func contentConstraints(_ size: IntrinsicSize) -> [(constraint: Constraint, source: SolvedConstraint.Source)] {
        let axes: [(attribute: LayoutAttribute, length: Double?, hugging: Priority, resistance: Priority)] = [
            (.width, size.width, hugging.horizontal, compressionResistance.horizontal),
            (.height, size.height, hugging.vertical, compressionResistance.vertical),
        ]
        return axes.flatMap { axis -> [(Constraint, SolvedConstraint.Source)] in
            guard let length = axis.length else { return [] }
            let operand = Constraint.Operand(.view(id), axis.attribute)
            return [
                (Constraint(operand, .lessThanOrEqual, nil, constant: length, priority: axis.hugging), .hugging),
                (
                    Constraint(operand, .greaterThanOrEqual, nil, constant: length, priority: axis.resistance),
                    .compressionResistance
                ),
            ]
        }
    }
}
