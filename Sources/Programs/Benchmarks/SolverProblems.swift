import LayoutSimConstraintSolver

/// The problems on which solvers are compared: whole screens, with both axes in one problem.
struct SolverProblems {
    /// The variables of a view.
    struct View {
        let x: Variable
        let y: Variable
        let width: Variable
        let height: Variable
    }

    enum Shape: String, CaseIterable {
        case chain, nested, stacks
    }

    var problem = Problem()
    var views: [View] = []
    /// The two constraints of each view's intrinsic width.
    var hugging: [ConstraintID] = []
    var resistance: [ConstraintID] = []
    /// The constraint that ends a chain, and the spacing before its tenth view.
    private(set) var closing = ConstraintID(index: 0)
    private(set) var spacing = ConstraintID(index: 0)
    private var constraintCount = 0

    init(_ shape: Shape, viewCount: Int) {
        switch shape {
        case .chain: addChain(viewCount)
        case .nested: addNested(viewCount)
        case .stacks: addStacks(viewCount)
        }
    }

    private mutating func add(
        _ terms: [Term], _ sense: ConstraintSense, _ constant: Double, _ priority: Double = LinearConstraint.required
    ) -> ConstraintID {
        constraintCount += 1
        return problem.add(
            LinearConstraint("c\(constraintCount)", terms, sense, constant, priority: priority))
    }

    private mutating func addView() -> View {
        let name = "v\(views.count)"
        let view = View(
            x: problem.addVariable("\(name).x"), y: problem.addVariable("\(name).y"),
            width: problem.addVariable("\(name).w", lower: 0), height: problem.addVariable("\(name).h", lower: 0))
        views.append(view)
        return view
    }

    private mutating func addIntrinsicSize(_ view: View, hugging: Double, resistance: Double) {
        let number = Double(views.count)
        let width = 20 + (number * 7).truncatingRemainder(dividingBy: 30)
        self.hugging.append(add([Term(view.width)], .lessOrEqual, width, hugging))
        self.resistance.append(add([Term(view.width)], .greaterOrEqual, width, resistance))
        _ = add([Term(view.height)], .lessOrEqual, 21, hugging)
        _ = add([Term(view.height)], .greaterOrEqual, 21, resistance)
    }

    /// Views side by side between the window's edges, with mixed priorities: 8.3 constraints and bounds per view.
    private mutating func addChain(_ count: Int) {
        var last: View?
        for number in 0..<count {
            let view = addView()
            if let last {
                let id = add([Term(view.x), Term(last.x, -1), Term(last.width, -1)], .equal, 8)
                if number == 9 { spacing = id }
            } else {
                _ = add([Term(view.x)], .equal, 16)
            }
            _ = add([Term(view.y)], .equal, 20)
            addIntrinsicSize(view, hugging: 250 + Double(number % 3), resistance: 750 + Double(number % 2))
            if number % 3 == 1 { _ = add([Term(view.width)], .equal, 30, 500 + Double(number % 20)) }
            last = view
        }
        if let last { closing = add([Term(last.x), Term(last.width)], .equal, Double(count) * 48) }
    }

    /// Groups of four nested down to labels; children of equal width fill their group.
    private mutating func addNested(_ count: Int) {
        let window = addView()
        _ = add([Term(window.x)], .equal, 0)
        _ = add([Term(window.y)], .equal, 0)
        _ = add([Term(window.width)], .equal, Double(count) * 60)
        _ = add([Term(window.height)], .equal, 667)
        var next = 0
        while views.count < count {
            let parent = views[next]
            next += 1
            addChildren(of: parent)
        }
        for leaf in views[next...] { addIntrinsicSize(leaf, hugging: 250, resistance: 750) }
    }

    private mutating func addChildren(of parent: View) {
        var first: View?
        var last: View?
        for _ in 0..<4 {
            let child = addView()
            if let last {
                _ = add([Term(child.x), Term(last.x, -1), Term(last.width, -1)], .equal, 8)
            } else {
                _ = add([Term(child.x), Term(parent.x, -1)], .equal, 8)
            }
            if let first { _ = add([Term(child.width), Term(first.width, -1)], .equal, 0) }
            _ = add([Term(child.y), Term(parent.y, -1)], .equal, 8)
            _ = add(
                [Term(child.y), Term(child.height), Term(parent.y, -1), Term(parent.height, -1)], .equal, -8)
            first = first ?? child
            last = child
        }
        if let last {
            _ = add([Term(last.x), Term(last.width), Term(parent.x, -1), Term(parent.width, -1)], .equal, -8)
        }
    }

    /// Stacked rows of ten proportional items, as stack views produce them.
    private mutating func addStacks(_ count: Int) {
        let window = addView()
        _ = add([Term(window.x)], .equal, 0)
        _ = add([Term(window.y)], .equal, 0)
        _ = add([Term(window.width)], .equal, 375)
        var above: View?
        while views.count < count {
            let row = addView()
            _ = add([Term(row.x), Term(window.x, -1)], .equal, 16)
            _ = add([Term(row.x), Term(row.width), Term(window.width, -1)], .equal, -16)
            if let above {
                _ = add([Term(row.y), Term(above.y, -1), Term(above.height, -1)], .equal, 8)
            } else {
                _ = add([Term(row.y), Term(window.y, -1)], .equal, 20)
            }
            addItems(to: row, min(10, max(1, count - views.count)))
            above = row
        }
        if let above { _ = add([Term(above.y), Term(above.height), Term(window.height, -1)], .equal, 0) }
    }

    private mutating func addItems(to row: View, _ count: Int) {
        var last: View?
        for number in 0..<count {
            let item = addView()
            if let last {
                _ = add([Term(item.x), Term(last.x, -1), Term(last.width, -1)], .equal, 8)
            } else {
                _ = add([Term(item.x), Term(row.x, -1)], .equal, 0)
            }
            let natural = Double(20 + number * 3)
            let total = Double(count * 20 + 3 * count * (count - 1) / 2 + 8 * (count - 1))
            _ = add([Term(item.width), Term(row.width, -natural / total)], .equal, 0, 999 - Double(number))
            _ = add([Term(item.y), Term(row.y, -1)], .equal, 0)
            _ = add([Term(item.height), Term(row.height, -1)], .equal, 0)
            addIntrinsicSize(item, hugging: 250, resistance: 750)
            last = item
        }
        if let last { _ = add([Term(last.x), Term(last.width), Term(row.x, -1), Term(row.width, -1)], .equal, 0) }
    }
}
