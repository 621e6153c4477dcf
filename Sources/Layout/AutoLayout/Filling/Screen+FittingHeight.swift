import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree

extension Screen {
    /// Returns the height in points of the root view, a row as wide as the screen, in a self-sizing table: at least the
    /// author's, and no higher than necessary.
    func fittingHeight(_ stored: Double, measure: @escaping TextMeasure) -> Double {
        var screen = self
        let cell = root.id
        let table = "\(cell) table"
        screen.root = View(table, subviews: [root])
        screen.viewport.size.height = stored + Screen.roomToGrow
        screen.constraints += place(cell, in: table, stored)
        let fitting = LayoutEngine(screen, measure: measure).layout()[cell]?.frame.height ?? stored
        // Texts are a fraction of a point higher on other devices than on the one of the file.
        return fitting >= stored + 1 ? fitting : stored
    }

    /// The greatest growth of a row beyond its stored height, in points.
    private static let roomToGrow = 4096.0

    private func place(_ cell: String, in table: String, _ stored: Double) -> [Constraint] {
        func operand(_ view: String, _ attribute: LayoutAttribute) -> Constraint.Operand {
            Constraint.Operand(.view(view), attribute)
        }
        let height = operand(cell, .height)
        return [
            Constraint(operand(cell, .left), .equal, operand(table, .left)),
            Constraint(operand(cell, .top), .equal, operand(table, .top)),
            Constraint(operand(cell, .width), .equal, nil, constant: viewport.size.width),
            Constraint(height, .greaterThanOrEqual, nil, constant: stored),
            Constraint(height, .equal, nil, constant: stored, priority: .fittingSizeLevel),
        ]
    }
}
