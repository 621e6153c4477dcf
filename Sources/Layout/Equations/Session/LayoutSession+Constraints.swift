package import LayoutSimViewTree

extension LayoutSession {
    /// Adds a constraint after the others of its creator; its views and guides must be part of the layout.
    package mutating func add(_ constraint: SessionConstraint) -> ConstraintHandle {
        requirePresent(itemsOf: constraint)
        constraints.append(ConstraintRecord(constraint: constraint.sound))
        if constraint.namesBaseline { namesBaselines = true }
        if constraint.priority.level != nil { changes.kind.raise(to: .structure) }
        return ConstraintHandle(index: constraints.count - 1)
    }

    /// Removes a constraint. Does nothing if it was already removed.
    package mutating func remove(_ constraint: ConstraintHandle) {
        guard constraints[constraint.index].isPresent else { return }
        constraints[constraint.index].isPresent = false
        changes.kind.raise(to: .structure)
    }

    /// Changes the constant of a constraint, in points.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintHandle) {
        requirePresent(constraint)
        let constant = Soundness.number(constant)
        guard constraints[constraint.index].constraint.constant != constant else { return }
        constraints[constraint.index].constraint.constant = constant
        changes.constraints.append(constraint)
    }

    /// Changes the priority of a constraint, which does not take part in layout at priorities that are not above 0.
    package mutating func setPriority(_ priority: Priority, of constraint: ConstraintHandle) {
        requirePresent(constraint)
        let old = constraints[constraint.index].constraint.priority
        guard priority != old else { return }
        constraints[constraint.index].constraint.priority = priority
        if (priority.level == nil) == (old.level == nil) {
            changes.constraints.append(constraint)
        } else {
            changes.kind.raise(to: .structure)
        }
    }

    /// Replaces a constraint with another one, which keeps its handle and its turn.
    package mutating func replace(_ handle: ConstraintHandle, with constraint: SessionConstraint) {
        requirePresent(handle)
        requirePresent(itemsOf: constraint)
        let (constraint, old) = (constraint.sound, constraints[handle.index].constraint)
        guard constraint != old else { return }
        constraints[handle.index].constraint = constraint
        if constraint.namesBaseline { namesBaselines = true }
        changes.kind.raise(to: .structure)
    }

    /// Returns the constraint with a handle, with the numbers that layout uses.
    package subscript(constraint: ConstraintHandle) -> SessionConstraint { constraints[constraint.index].constraint }

    /// Returns whether a constraint is part of the session; false once it, or one of its items, was removed.
    package func contains(_ constraint: ConstraintHandle) -> Bool { constraints[constraint.index].isPresent }

    /// Removes the constraints whose views or guides are gone.
    mutating func removeDanglingConstraints() -> [ConstraintHandle] {
        let dangling = constraints.indices.filter { place in
            constraints[place].isPresent && !isWhole(constraints[place].constraint)
        }
        for place in dangling { constraints[place].isPresent = false }
        changes.kind.raise(to: .structure)
        return dangling.map { ConstraintHandle(index: $0) }
    }

    private func isWhole(_ constraint: SessionConstraint) -> Bool {
        isPresent(constraint.first.item) && constraint.second.map { isPresent($0.item) } ?? true
    }

    private func isPresent(_ item: ItemHandle) -> Bool {
        switch item {
        case .view(let view): views[view.index].isPresent
        case .guide(let guide): guides[guide.index].isPresent
        }
    }

    private func requirePresent(_ constraint: ConstraintHandle) {
        precondition(
            constraints.indices.contains(constraint.index) && constraints[constraint.index].isPresent,
            "the constraint was removed")
    }

    private func requirePresent(itemsOf constraint: SessionConstraint) {
        requirePresent(constraint.first.item)
        if let second = constraint.second { requirePresent(second.item) }
    }

    private func requirePresent(_ item: ItemHandle) {
        switch item {
        case .view(let view): requirePresent(view)
        case .guide(let guide): requirePresent(guide)
        }
    }
}

extension SessionConstraint {
    /// Whether the constraint refers to a baseline.
    fileprivate var namesBaseline: Bool { first.attribute.isBaseline || second?.attribute.isBaseline ?? false }
}

extension LayoutAttribute {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension Priority {
    /// The level in the solver; `nil` for a constraint that does not take part.
    var level: Double? { effective.map { Double($0.rawValue) } }
}
