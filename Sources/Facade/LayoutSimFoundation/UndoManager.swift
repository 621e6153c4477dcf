public import Foundation
public import LayoutSimInertness

/// An object that records changes and undoes them in reverse order.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undos: [[RecordedChange]] = []
    private var redos: [[RecordedChange]] = []
    private var openGroup: [RecordedChange] = []
    private var depth = 0
    private var disabled = 0

    @preconcurrency @MainActor public override init() { super.init() }

    /// Whether there is a change to undo.
    open var canUndo: Bool { !undos.isEmpty || !openGroup.isEmpty }
    /// Whether there is an undone change to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redos.isEmpty
    }
    /// Whether a change is being undone.
    open private(set) var isUndoing = false
    /// Whether a change is being redone.
    open private(set) var isRedoing = false
    /// The number of open groups.
    open var groupingLevel: Int { depth }
    /// Whether changes in one event form a group; stored only, since each is a group of its own here.
    @Inert(.behavior) open var groupsByEvent = true
    /// The number of groups to keep, or 0 for no limit; stored only.
    @Inert(.behavior) open var levelsOfUndo = 0
    /// The name of the action that was set last, whatever is undone next.
    open var undoActionName = ""
    /// The name of the action to redo; always empty here.
    open var redoActionName: String { "" }
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Stops recording changes, until a matching call to `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Resumes recording changes after a matching call to `disableUndoRegistration()`.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
    /// Sets the name of the action.
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    /// Records how to undo a change, or while undoing, how to redo it; the target is not retained.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard disabled == 0 else { return }
        let action: () -> Void = { [weak target] in
            if let target { handler(target) }
        }
        openGroup.append(RecordedChange(target: target, revert: action))
        if depth == 0 { closeGroup() }
        if !isUndoing, !isRedoing { redos = [] }
    }

    /// Records a message that undoes a change, or while undoing, redoes it; the target is not retained.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            if selector.send(to: target, [anObject as Any]) == nil { unrecognized(selector, by: target) }
        }
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Moves the open group, unless it is empty, to the undo stack or, while undoing, to the redo stack.
    private func closeGroup() {
        if !openGroup.isEmpty {
            if isUndoing { redos.append(openGroup) } else { undos.append(openGroup) }
        }
        openGroup = []
    }

    /// Reverts a group of changes, and records the resulting changes as one group.
    private func revert(_ group: [RecordedChange]) {
        beginUndoGrouping()
        for change in group.reversed() { change.revert() }
        endUndoGrouping()
    }

    /// Begins a group of changes that are undone together; a nested group joins the outer one.
    open func beginUndoGrouping() {
        if depth > 0 { post(.NSUndoManagerCheckpoint) }
        depth += 1
        post(.NSUndoManagerDidOpenUndoGroup)
    }
    /// Ends a group of changes.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        depth = max(0, depth - 1)
        if depth == 0 { closeGroup() }
        post(.NSUndoManagerDidCloseUndoGroup)
    }
    /// Undoes the last group of changes, closing an open group first.
    open func undo() {
        if depth == 1 { endUndoGrouping() }
        guard let group = undos.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        revert(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }
    /// Undoes the last group of changes, as `undo()` does.
    open func undoNestedGroup() { undo() }
    /// Redoes the change that was undone last.
    open func redo() {
        guard let group = redos.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        revert(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }
    /// Forgets all changes.
    open func removeAllActions() {
        undos = []
        redos = []
        openGroup = []
    }
    /// Forgets all changes of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func others(_ group: [RecordedChange]) -> [RecordedChange] { group.filter { $0.target !== target } }
        undos = undos.map(others).filter { !$0.isEmpty }
        redos = redos.map(others).filter { !$0.isEmpty }
        openGroup = others(openGroup)
    }
}

/// A recorded change, which does not retain its target.
private struct RecordedChange {
    weak var target: AnyObject?
    let revert: () -> Void
}
