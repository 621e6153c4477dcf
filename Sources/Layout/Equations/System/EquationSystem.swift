import LayoutSimConstraintSolver
import LayoutSimGeometry
import LayoutSimViewTree

/// The equations of a session, and the solver that keeps its basis while only numbers change.
struct EquationSystem {
    let order: Preorder
    let numbering: UnknownNumbering
    /// The content constraints of the views, innermost views first.
    let contents: [ContentConstraint]
    private(set) var solution: Solution?
    /// The values of the last solution by unknown, in points of the root.
    private var values: [Double] = []
    private var solver: Solver
    /// The right-hand sides that move with the root, and their constraints, by the root's growth.
    private var moving: [Size: [(handle: ConstraintHandle, constant: MovingConstant)]] = [:]
    /// The size in points when the right-hand sides were last updated.
    private var rootSize: Size
    /// The session rows of the solver's constraints.
    private let rows: [SessionRow]
    /// The solver's constraints by constraint index; `nil` for those that do not take part.
    private let constraintIDs: [ConstraintID?]
    /// The solver's constraints by view index and index among the view's four constraints; `nil` for those that do not
    /// take part.
    private let contentIDs: [ConstraintID?]

    /// Creates a solver with the contents of a session.
    init(_ session: LayoutSession) {
        let order = Preorder(session.views)
        var linearizer = Linearizer(
            session, order, UnknownNumbering(viewCount: order.views.count, guideCount: session.guides.count))
        let handles = session.constraintsInTurn(order)
        let forms = handles.map { linearizer.form(of: session[$0]) }
        var filling = SolverFilling(linearizer.numbering, constraints: handles.count + session.views.count * 4)
        var constraintIDs = [ConstraintID?](repeating: nil, count: session.constraints.count)
        for place in handles.indices {
            let constraint = session[handles[place]]
            constraintIDs[handles[place].index] = filling.add(
                constraint, forms[place], turn: linearizer.turn(of: constraint))
        }
        // UIKit updates constraints from the inside out, which decides between equal priorities [5 stored roots].
        contents = order.innermostFirst(session.views).flatMap(session.contentConstraints)
        // Of contents with equal hugging, the first one stretches, so the last one hugs first; of those with equal
        // resistance, the last one gives way [seen in 3 and 2 stored roots].
        let inTurn = contents.filter { $0.kind != .hugging } + contents.reversed().filter { $0.kind == .hugging }
        var contentIDs = [ConstraintID?](repeating: nil, count: session.views.count * 4)
        for content in inTurn {
            contentIDs[content.view.index * 4 + content.place] = filling.add(
                session.request(of: content), content, at: order[content.view])
        }
        self.order = order
        numbering = linearizer.numbering
        rows = handles.map(SessionRow.constraint) + inTurn.map(SessionRow.content)
        self.constraintIDs = constraintIDs
        self.contentIDs = contentIDs
        rootSize = session.rootSize
        solver = Solver(filling.problem)
    }

    /// Takes over the numbers that deltas changed: those of the listed constraints and, if distances changed, of all
    /// equations.
    mutating func edit(_ session: LayoutSession, _ changes: PendingChanges) {
        solution = nil
        var linearizer = Linearizer(session, order, numbering)
        let handles = editedConstraints(session, changes)
        rootSize = session.rootSize
        for handle in handles {
            guard let id = id(of: .constraint(handle)), let level = session[handle].priority.level else { continue }
            solver.setConstant(-linearizer.form(of: session[handle]).constant, of: id)
            solver.setPriority(level, of: id)
        }
        for handle in changes.constraints {
            guard let id = id(of: .constraint(handle)) else { continue }
            solver.setTurn(linearizer.turn(of: session[handle]), of: id)
        }
        for content in changes.views.flatMap(session.contentConstraints) {
            guard let id = id(of: .content(content)) else { continue }
            let request = session.request(of: content)
            solver.setConstant(request.length, of: id)
            solver.setPriority(request.level, of: id)
        }
    }

    /// Returns the constraints whose right-hand sides may have changed.
    private func editedConstraints(_ session: LayoutSession, _ changes: PendingChanges) -> [ConstraintHandle] {
        if changes.kind == .listed { return changes.constraints }
        let growth = Size(
            width: session.rootSize.width - rootSize.width, height: session.rootSize.height - rootSize.height)
        // All entries for growths in this direction have the same constraints.
        let known = moving.first {
            $0.key != .zero && $0.key.width * growth.height == $0.key.height * growth.width
        }
        guard changes.kind == .window, let known else { return constraintIDs.indices.map(ConstraintHandle.init) }
        return known.value.map(\.handle) + changes.constraints
    }

    mutating func solve() {
        let solution = solver.solve()
        values = solution.values
        self.solution = solution
    }

    /// Returns the value of an unknown in points of the root; 0 for one that overflowed.
    func value(of unknown: Int) -> Double {
        let value = values[unknown]
        return value.isFinite ? value : 0
    }

    /// Returns the alignment rectangle of a view in points of the root; zero for a view added since.
    func alignmentRect(of view: ViewHandle) -> Rect {
        guard let place = order.place(of: view) else { return .zero }
        let first = numbering.first(ofViewAt: place)
        return Rect(
            x: value(of: first), y: value(of: first + 1), width: value(of: first + 2), height: value(of: first + 3))
    }

    /// Returns the error of a row in points.
    func error(of row: SessionRow) -> Double { id(of: row).flatMap { solution?.error(of: $0) } ?? 0 }

    /// Returns the slack of an inequality in points.
    func slack(of row: SessionRow) -> Double { id(of: row).flatMap { solution?.slack(of: $0) } ?? 0 }

    /// Returns the active rows that determine an unknown.
    mutating func causes(of unknown: Int) -> [SessionCause] {
        solver.sensitivity(of: Variable(index: unknown)).contributions.map {
            SessionCause(row: row(of: $0.row), multiplier: $0.multiplier, constant: $0.constant)
        }
    }

    /// Returns the movement of the unknowns while the session's root grows by a size in points per unit and some
    /// content lengths change; `nil` if the solver cannot tell, or if one of these contents determines an unknown.
    mutating func piece(
        _ session: LayoutSession, growth: Size, loose contents: [(content: ContentConstraint, rate: Double)]
    ) -> SolutionPiece? {
        let moving = movingConstants(session, growth)
        guard !contents.isEmpty else { return solver.piece(along: moving) }
        return solver.piece(
            along: moving,
            loose: contents.compactMap { content, rate in
                id(of: .content(content)).map { MovingConstant($0, rate: rate) }
            })
    }

    /// Returns the right-hand sides that move while the root grows by a size in points per unit; they are linear in its
    /// size, whatever the other numbers are.
    private mutating func movingConstants(_ session: LayoutSession, _ growth: Size) -> [MovingConstant] {
        if let known = moving[growth] { return known.map(\.constant) }
        var grown = session
        grown.rootSize.width += growth.width
        grown.rootSize.height += growth.height
        var before = Linearizer(session, order, numbering)
        var after = Linearizer(grown, order, numbering)
        var found: [(handle: ConstraintHandle, constant: MovingConstant)] = []
        for index in constraintIDs.indices {
            let handle = ConstraintHandle(index: index)
            guard let id = constraintIDs[index] else { continue }
            let rate = before.form(of: session[handle]).constant - after.form(of: session[handle]).constant
            if rate != 0 { found.append((handle, MovingConstant(id, rate: rate))) }
        }
        moving[growth] = found
        return found.map(\.constant)
    }

    /// Returns whether required equations alone determine the width of a view.
    mutating func isWidthFixed(of view: ViewHandle) -> Bool {
        guard let place = order.place(of: view) else { return false }
        return solver.isFixed(Variable(index: numbering.first(ofViewAt: place) + 2))
    }

    /// Returns the solver's constraint for a row; `nil` for a constraint that does not take part or was added since.
    func id(of row: SessionRow) -> ConstraintID? {
        switch row {
        case .constraint(let handle): handle.index < constraintIDs.count ? constraintIDs[handle.index] : nil
        case .content(let content):
            content.view.index * 4 < contentIDs.count ? contentIDs[content.view.index * 4 + content.place] : nil
        case .bound, .choice: nil
        }
    }

    /// Returns the session row of a solver row.
    func row(of row: Row) -> SessionRow {
        switch row {
        case .constraint(let id): rows[id.index]
        case .lowerBound(let variable), .upperBound(let variable):
            .bound(numbering.name(of: variable.index, in: order))
        case .choice(let variable): .choice(numbering.name(of: variable.index, in: order))
        }
    }
}

extension Linearizer {
    /// Creates a linearizer of a session's current contents, in the numbering of a system.
    init(_ session: LayoutSession, _ order: Preorder, _ numbering: UnknownNumbering) {
        self.init(
            views: session.views, guides: session.guides, order: order, rootSize: session.rootSize,
            isRightToLeft: session.isRightToLeft, numbering: numbering)
    }
}
