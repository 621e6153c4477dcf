import Foundation
import Testing
import LayoutSimFoundation

/// Groups of changes that are undone and redone together.
@MainActor @Suite struct UndoGroupTests {
    /// A list of numbers whose additions and removals can be undone.
    @MainActor private final class List {
        var numbers: [Int] = []
        let undo: UndoManager

        init(_ undo: UndoManager) { self.undo = undo }

        func add(_ number: Int) {
            numbers.append(number)
            undo.registerUndo(withTarget: self) { $0.removeLast() }
        }

        private func removeLast() {
            guard let number = numbers.popLast() else { return }
            undo.registerUndo(withTarget: self) { $0.add(number) }
        }
    }

    @Test func `a group is undone and redone as one`() {
        let undo = UndoManager()
        let list = List(undo)
        list.add(1)
        undo.beginUndoGrouping()
        list.add(2)
        list.add(3)
        undo.endUndoGrouping()
        undo.undo()
        #expect(list.numbers == [1])
        undo.redo()
        #expect(list.numbers == [1, 2, 3])
        #expect(!undo.canRedo)
        undo.undo()
        #expect(list.numbers == [1])
        undo.undo()
        #expect(list.numbers == [] && !undo.canUndo)
    }

    @Test func `an empty group leaves nothing to undo`() {
        let undo = UndoManager()
        undo.beginUndoGrouping()
        undo.endUndoGrouping()
        #expect(!undo.canUndo)
    }

    @Test func `the changes of one target are forgotten`() {
        let undo = UndoManager()
        let (kept, forgotten) = (List(undo), List(undo))
        kept.add(1)
        forgotten.add(2)
        undo.removeAllActions(withTarget: forgotten)
        undo.undo()
        #expect(kept.numbers == [] && forgotten.numbers == [2] && !undo.canUndo)
    }
}

/// What is posted while changes are recorded and undone.
@MainActor @Suite struct UndoNotificationTests {
    @Test func `groups and changes are posted`() {
        let undo = UndoManager()
        var names: [String] = []
        let center = NotificationCenter.default
        let all: [NSNotification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let tokens = all.map { name in
            center.addObserver(forName: name, object: undo, queue: nil) { note in
                let name = note.name.rawValue.dropFirst(13).dropLast(12).description
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { tokens.forEach(center.removeObserver) }
        let target = NSObject()
        undo.beginUndoGrouping()
        undo.registerUndo(withTarget: target) { _ in }
        undo.endUndoGrouping()
        #expect(names == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
        names = []
        undo.undo()
        #expect(names.first == "WillUndoChange")
        #expect(names.last == "DidUndoChange")
    }
}
