import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// Returns the height in points of the root view, a row as wide as the screen, in a self-sizing table: at least the
    /// author's, unless the row cannot be as high, and no higher than necessary.
    func fittingHeight(_ stored: Double, measure: @escaping TextMeasure) -> Double {
        let (height, isPossible) = fittingHeight(stored, atLeast: stored, measure)
        guard !isPossible else { return height }
        return fittingHeight(stored, atLeast: 0, measure).height
    }

    private func fittingHeight(
        _ stored: Double, atLeast least: Double, _ measure: @escaping TextMeasure
    ) -> (height: Double, isPossible: Bool) {
        var screen = self
        let cell = root.id
        let table = "\(cell) table"
        screen.root = View(table, subviews: [root])
        screen.viewport.size.height = stored + Screen.roomToGrow
        screen.constraints += place(cell, in: table, stored, atLeast: least)
        let layout = LayoutEngine(screen, measure: measure).layout()
        let fitting = layout[cell]?.frame.height ?? stored
        // Texts are a fraction of a point higher on other devices than on the one of the file.
        let isOther = fitting >= stored + 1 || least < stored
        return (isOther ? fitting : stored, !layout.diagnostics.contains { $0.kind == .unsatisfiable })
    }

    /// The greatest growth of a row beyond its stored height, in points.
    private static let roomToGrow = 4096.0

    private func place(_ cell: String, in table: String, _ stored: Double, atLeast least: Double) -> [Constraint] {
        func operand(_ view: String, _ attribute: LayoutAttribute) -> Constraint.Operand {
            Constraint.Operand(.view(view), attribute)
        }
        let height = operand(cell, .height)
        return [
            Constraint(operand(cell, .left), .equal, operand(table, .left)),
            Constraint(operand(cell, .top), .equal, operand(table, .top)),
            Constraint(operand(cell, .width), .equal, nil, constant: viewport.size.width),
            Constraint(height, .greaterThanOrEqual, nil, constant: least),
            Constraint(height, .equal, nil, constant: stored, priority: .fittingSizeLevel),
        ]
    }
}
