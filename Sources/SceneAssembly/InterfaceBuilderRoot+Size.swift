import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension InterfaceBuilderRoot {
    /// The same at another size in points; the content view of a cell keeps its distances to the edges.
    func resized(to size: Size) -> InterfaceBuilderRoot {
        let old = screen.viewport.size
        guard size != old else { return self }
        var root = self
        root.screen.viewport.size = size
        guard kind == .cell, let position = screen.root.subviews.indices.first,
            var mask = screen.root.subviews[position].autoresizing, mask.mask == []
        else { return root }
        mask.frame.size.width = max(0, mask.frame.width + size.width - old.width)
        mask.frame.size.height = max(0, mask.frame.height + size.height - old.height)
        mask.superviewSize = size
        root.screen.root.subviews[position].autoresizing = mask
        return root
    }

    /// The height in points that a row of automatic height has at a width in points, which is the stored one unless its
    /// contents need more; other roots have the stored one.
    func fittingHeight(width: Double, layout: (Screen) -> Layout) -> Double {
        let stored = screen.viewport.size.height
        guard sizesItself else { return stored }
        var row = resized(to: Size(width: width, height: stored)).screen
        let cell = row.root.id
        row.root.subviews.first?.autoresizing.map { mask in
            row.root.subviews[0].autoresizing = Autoresizing(
                frame: mask.frame, superviewSize: mask.superviewSize, mask: .heightSizable)
        }
        let table = View("\(cell) table", subviews: [row.root])
        row.root = table
        row.viewport.size.height = stored + InterfaceBuilderRoot.roomToGrow
        row.constraints += place(cell, in: table.id, Size(width: width, height: stored))
        let fitting = layout(row)[cell]?.frame.height ?? stored
        // Texts are a fraction of a point higher on other devices than on the one of the file.
        return fitting >= stored + 1 ? fitting : stored
    }

    /// No row is higher than its stored height by more points.
    private static let roomToGrow = 4096.0

    /// At the top left, at least as high as its stored height and not higher without need.
    private func place(_ cell: String, in table: String, _ size: Size) -> [Constraint] {
        func operand(_ view: String, _ attribute: LayoutAttribute) -> Constraint.Operand {
            Constraint.Operand(.view(view), attribute)
        }
        let height = operand(cell, .height)
        return [
            Constraint(operand(cell, .left), .equal, operand(table, .left)),
            Constraint(operand(cell, .top), .equal, operand(table, .top)),
            Constraint(operand(cell, .width), .equal, nil, constant: size.width),
            Constraint(height, .greaterThanOrEqual, nil, constant: size.height),
            Constraint(height, .equal, nil, constant: size.height, priority: .fittingSizeLevel),
        ]
    }
}
