import LayoutSimDevices
import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree

/// The input of one solve, by view in preorder.
struct Pass {
    /// The intrinsic content sizes of the views.
    var sizes: [IntrinsicSize]
    /// The insets of the views' guides.
    var insets: [ViewInsets]
}

/// A screen in a layout session: everything that needs room is a constraint, and each pass of the layout changes it.
struct ScreenSession {
    private(set) var session: LayoutSession
    private(set) var items: SessionItems
    /// The author's constraints of a tree of objects, whose handles come first.
    private var authored: [ConstraintHandle] = []
    /// The guides that the constraints of a tree of objects refer to, by their numbers.
    private(set) var liveGuides: [GuideHandle] = []
    /// The other constraints of the author, of masks and of stack views, in the order of their handles.
    private var made: [LayoutMember] = []
    /// The stack views whose constraints depend on the sizes of their items, with the indices of the constraints in
    /// `made`.
    private var proportionalStacks: [(position: Int, places: Range<Int>)] = []
    private let tree: LayoutTree
    /// The sizes of the contents, as set in the session.
    private var sizes: [IntrinsicSize]
    /// The positions of the views whose widths required equations were found to determine; their terms never change.
    private var fixedWidths: Set<Int> = []

    init(_ tree: LayoutTree, _ pass: Pass) {
        self.tree = tree
        var session = LayoutSession(
            rootSize: tree.screen.viewport.size, isRightToLeft: tree.screen.isRightToLeft)
        items = SessionItems(tree, &session)
        self.session = session
        sizes = pass.sizes
        for position in sizes.indices { self.session.setIntrinsicSize(sizes[position], of: items.views[position]) }
        addLive(pass)
        for constraint in tree.screen.constraints {
            if let constraint = constraint.sound { add(constraint, .screen, by: .author, pass) }
        }
        for (position, constraint) in tree.autoresizingConstraints {
            add(constraint, .autoresizing, by: .autoresizing(items.views[position]), pass)
        }
        addStacks(pass)
    }

    /// Updates the session to another pass: sizes, insets, and everything derived from them.
    mutating func update(_ pass: Pass) {
        setSizes(pass)
        for (place, handle) in items.guides {
            session.setShape(pass.insets[place.owner].shape(of: place.kind), of: handle)
        }
        updateStacks(pass)
    }

    mutating func solve() { session.solve() }

    /// Sets the size of the window, in points; an update to its insets follows.
    mutating func setWindow(_ size: Size) { session.setRootSize(size) }

    /// Sets the constant, in points, of an author's constraint, by its number among those that take part.
    mutating func setConstant(_ constant: Double, of number: Int) {
        session.setConstant(constant, of: authored[number])
    }

    /// Sets the constants of a mask's constraints for the size of a view, in points. Returns `false` and changes
    /// nothing if there are none or the size depends on the superview's.
    mutating func setSize(_ size: Size, at position: Int) -> Bool {
        guard tree.alignmentInsets[position] == .zero, let width = masked(.width, at: position),
            let height = masked(.height, at: position)
        else { return false }
        for (place, length) in [(width, size.width), (height, size.height)] {
            guard case .constraint(let handle) = made[place].row else { continue }
            let sound = Soundness.number(length)
            made[place].constraint.constant = sound
            session.setConstant(sound, of: handle)
        }
        return true
    }

    /// Returns the index in `made` of the constraint by which a mask fixes a length of a view.
    private func masked(_ attribute: LayoutAttribute, at position: Int) -> Int? {
        let length = Constraint.Operand(tree.index.nodes[position].view.layoutItem, attribute)
        return made.firstIndex {
            $0.source == .autoresizing && $0.constraint.first == length && $0.constraint.second == nil
        }
    }

    /// Returns the number of an author's constraint of a tree of objects.
    func authorsNumber(of row: SessionRow) -> Int? {
        guard case .constraint(let handle) = row, handle.index < authored.count else { return nil }
        return handle.index
    }

    private mutating func addLive(_ pass: Pass) {
        guard !tree.live.constraints.isEmpty else { return }
        liveGuides = tree.live.guides.map { guide in
            let place = SessionItems.GuidePlace(kind: guide.kind, owner: guide.owner)
            return items.handle(of: place, in: &session) { pass.insets[$0.owner].shape(of: $0.kind) }
        }
        authored.reserveCapacity(tree.live.constraints.count)
        session.reserve(constraints: tree.live.constraints.count)
        for constraint in tree.live.constraints {
            let first = side(constraint.first)
            let second = constraint.second.map { side($0) }
            authored.append(
                session.add(
                    SessionConstraint(
                        first, constraint.relation, second, multiplier: constraint.multiplier,
                        constant: constraint.constant, priority: constraint.priority)))
        }
    }

    private func side(_ operand: LiveConstraint.Operand) -> ItemAttribute {
        switch operand.item {
        case .view(let position): ItemAttribute(items.views[position], operand.attribute)
        case .guide(let number): ItemAttribute(liveGuides[number], operand.attribute)
        }
    }

    private mutating func setSizes(_ pass: Pass) {
        // Most passes share their sizes with the previous one.
        guard pass.sizes != sizes else { return }
        for position in sizes.indices where pass.sizes[position] != sizes[position] {
            session.setIntrinsicSize(pass.sizes[position], of: items.views[position])
        }
        sizes = pass.sizes
    }
}

extension ScreenSession {
    private mutating func addStacks(_ pass: Pass) {
        guard tree.hasStacks else { return }
        let naturals = NaturalLengths(tree, pass)
        for position in tree.index.nodes.indices {
            guard case .stack(let stack) = tree.index.nodes[position].view.content else { continue }
            let start = made.count
            for constraint in StackArrangement.constraints(of: stack, at: position, in: tree, naturals) {
                add(constraint, .stack, by: .stack(items.views[position]), pass)
            }
            if stack.distribution == .fillProportionally { proportionalStacks.append((position, start..<made.count)) }
        }
    }

    private mutating func updateStacks(_ pass: Pass) {
        guard !proportionalStacks.isEmpty else { return }
        let naturals = NaturalLengths(tree, pass)
        for (position, places) in proportionalStacks {
            guard case .stack(let stack) = tree.index.nodes[position].view.content else { continue }
            // The lengths of items determine the numbers of their constraints, not how many there are.
            let constraints = StackArrangement.constraints(of: stack, at: position, in: tree, naturals)
            for (place, constraint) in zip(places, constraints) where made[place].constraint != constraint {
                made[place].constraint = constraint
                guard case .constraint(let handle) = made[place].row else { continue }
                session.replace(handle, with: lowered(constraint, by: .stack(items.views[position]), pass))
            }
        }
    }

    private mutating func add(
        _ constraint: Constraint, _ source: SolvedConstraint.Source, by maker: ConstraintMaker, _ pass: Pass
    ) {
        let handle = session.add(lowered(constraint, by: maker, pass))
        made.append(LayoutMember(constraint: constraint, source: source, row: .constraint(handle)))
    }

    /// Returns the constraint in handles.
    private mutating func lowered(_ constraint: Constraint, by maker: ConstraintMaker, _ pass: Pass)
        -> SessionConstraint
    {
        let first = side(constraint.first, pass)
        let second = constraint.second.map { side($0, pass) }
        return SessionConstraint(
            first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
            priority: constraint.priority, maker: maker)
    }

    private mutating func side(_ operand: Constraint.Operand, _ pass: Pass) -> ItemAttribute {
        let item = items.handle(of: operand.item, in: &session) { pass.insets[$0.owner].shape(of: $0.kind) }
        return ItemAttribute(item, operand.attribute)
    }
}

extension ScreenSession {
    /// All constraints of the layout: those of the author, of masks, of stack views, and of contents, innermost views
    /// first.
    var members: [LayoutMember] { made + session.contentConstraints.map(member) }

    /// Returns the constraint of a row; `nil` for bounds and choices.
    func member(_ row: SessionRow) -> LayoutMember? {
        switch row {
        case .constraint(let handle):
            handle.index < authored.count ? nil : made[handle.index - authored.count]
        case .content(let content): member(content)
        case .bound, .choice: nil
        }
    }

    private func member(_ content: ContentConstraint) -> LayoutMember {
        let length = session.intrinsicSize(of: content.view)[content.axis] ?? 0
        let constraint = tree.index.nodes[content.view.index].constraint(content, length: length)
        return LayoutMember(
            constraint: constraint.sound ?? constraint, source: content.source, row: .content(content))
    }

    /// Returns the reason for the value of an edge or length of a view.
    mutating func equation(of point: AxisPoint, along axis: Axis, of position: Int) -> FrameEquation {
        session.equation(of: point, along: axis, of: items.views[position])
    }

    /// Returns the movement of frames while the window grows by a size in points per unit; `nil` if it cannot be
    /// determined.
    mutating func piece(growth: Size) -> SessionPiece? { session.piece(growth: growth) }

    /// Returns whether required equations determine the width of the view at a position, so that no intrinsic width
    /// affects it.
    mutating func isWidthFixed(at position: Int) -> Bool {
        guard proportionalStacks.isEmpty else { return false }
        if fixedWidths.contains(position) { return session.conflicts.isEmpty }
        guard session.isWidthFixed(of: items.views[position]) else { return false }
        fixedWidths.insert(position)
        return true
    }

    /// Returns the movement of frames while the intrinsic widths of some views also change, by lengths in points per
    /// unit; `nil` if one of them determines a frame.
    mutating func piece(growth: Size, loose widths: [(position: Int, rate: Double)]) -> SessionPiece? {
        guard proportionalStacks.isEmpty else { return nil }
        return session.piece(growth: growth, loose: widths.map { (items.views[$0.position], $0.rate) })
    }

    /// Returns the change of each view's frame per unit, in points of the screen.
    func rates(in piece: SessionPiece) -> [Rect] { items.views.map { session.frameRate(of: $0, in: piece) } }

    /// Returns the rows that determine the left side of a violated constraint.
    mutating func causes(holding row: SessionRow) -> [SessionCause] { session.causes(holding: row) }

    /// The unrounded frames of all views, in points of the screen.
    var frames: [Rect] { items.views.map { session.frameInRoot(of: $0) } }

    /// Returns the unrounded widths of some views, in points.
    func widths(at positions: [Int]) -> [Double] {
        positions.map { session.frameInRoot(of: items.views[$0]).width }
    }
}

extension ViewInsets {
    /// Returns the shape of a guide of the view.
    fileprivate func shape(of kind: LayoutGuide.Kind) -> GuideShape {
        switch kind {
        case .custom: .constrained
        case .scrollContent: .scrollContent
        case .top: .topStrip(height: safeArea.top)
        case .bottom, .keyboard: .bottomStrip(height: safeArea.bottom)
        case .margins: .margins(margins)
        case .safeArea, .readableContent, .scrollFrame: .inset(insets(of: kind))
        }
    }
}
