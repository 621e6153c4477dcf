public import Foundation

/// An object that records changes and undoes them in reverse order.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undos: [[() -> Void]] = []
    private var redos: [[() -> Void]] = []
    private var depth = 0
    private var disabled = 0

    @preconcurrency @MainActor public override init() { super.init() }

    open var canUndo: Bool { !undos.isEmpty }
    open var canRedo: Bool { !redos.isEmpty }
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var groupingLevel: Int { depth }
    open var groupsByEvent = true
    open var levelsOfUndo = 0
    open var undoActionName = ""
    open var redoActionName: String { "" }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard disabled == 0 else { return }
        let action: () -> Void = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing { add(action, to: &redos) } else { add(action, to: &undos) }
        if !isUndoing, !isRedoing { redos = [] }
    }

    private func add(_ action: @escaping () -> Void, to stack: inout [[() -> Void]]) {
        if depth > 0, !stack.isEmpty { stack[stack.count - 1].append(action) } else { stack.append([action]) }
    }

    open func beginUndoGrouping() {
        if depth == 0 { undos.append([]) }
        depth += 1
    }
    open func endUndoGrouping() { depth = max(0, depth - 1) }
    open func undo() {
        guard let group = undos.popLast() else { return }
        isUndoing = true
        for action in group.reversed() { action() }
        isUndoing = false
    }
    open func undoNestedGroup() { undo() }
    open func redo() {
        guard let group = redos.popLast() else { return }
        isRedoing = true
        for action in group.reversed() { action() }
        isRedoing = false
    }
    open func removeAllActions() {
        undos = []
        redos = []
    }
    open func removeAllActions(withTarget target: Any) {}
}
