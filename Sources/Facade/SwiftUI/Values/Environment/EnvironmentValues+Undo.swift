public import UIKit

enum UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// What takes back changes of the scene; that of the hosting view.
    public var undoManager: UndoManager? { self[UndoManagerKey.self] }

    /// Sets what takes back changes.
    mutating func setUndoManager(_ manager: UndoManager?) { self[UndoManagerKey.self] = manager }
}
