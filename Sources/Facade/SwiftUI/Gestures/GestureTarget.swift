import Foundation
import ObjectiveC
import UIKit

/// The target of a recognizer, which calls a closure.
@MainActor final class GestureTarget: NSObject {
    /// The action to send to a target.
    nonisolated static let action = Selector("gestureChanged")

    private let call: () -> Void

    init(_ call: @escaping () -> Void) {
        self.call = call
        super.init()
    }

    /// Calls the closure.
    func changed() { call() }
}

/// Has recognizers share touches with others or not.
@MainActor final class SharedTouches: NSObject, UIGestureRecognizerDelegate {
    /// Whether all recognizers recognize at the same time.
    var areShared = false
    /// The recognizers of the same gesture.
    var together: [UIGestureRecognizer] = []

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { areShared || together.contains { $0 === otherGestureRecognizer } }
}

extension GestureTarget {
    /// Adds the action to a table of members.
    nonisolated static func addMembers(to table: _MemberTable) {
        table.add("gestureChanged", 0) { (target: GestureTarget, _) in
            target.changed()
            return nil
        }
    }
}

/// The record by which the table of members finds the action of targets; its kind is "lsys".
@used @section("swift5_tests")
private nonisolated let record:
    (
        UInt32, UInt32,
        @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool, UInt, UInt
    ) = (
        0x6c73_7973, 0,
        { table, _, _, _ in
            GestureTarget.addMembers(to: unsafe _MemberTable(at: table))
            return true
        }, 0, 0
    )
