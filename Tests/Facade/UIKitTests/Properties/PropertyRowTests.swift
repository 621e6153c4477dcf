import Foundation
import LayoutSimViewTree
import QuartzCore
import Testing

@testable import LayoutSimInertness
@testable import UIKit

/// What each row of UIKit's tables of properties does: set to another value, a property is seen on a screen that shows
/// its object, or the test that set it is told that it has no effect.
@MainActor @Suite struct PropertyRowTests {
    private enum Outcome { case isSeen, isTold, isUnseen }

    /// Returns what a row does on a stage; `nil` if there is no other value to set.
    private func outcome(_ row: ObjectProperty, _ make: () -> PropertyStage) -> Outcome? {
        let stage = make()
        guard let set = row.set, let value = OtherValues.value(of: row.type, besides: row.value(stage.object)) else {
            return nil
        }
        let name = "\(row.owner).\(row.key)"
        let change = { (stage: PropertyStage) in
            RunningTest.$assumed.withValue(name) { set(stage.object, _Arguments([value])) }
        }
        _ = InertUses.takeUntold(of: name)
        let (before, after) = stage.screens { change(stage) }
        if !InertUses.takeUntold(of: name).isEmpty { return .isTold }
        if before != after { return .isSeen }
        let (plain, changed) = (make(), make())
        let (first, second) = (plain.screen {}, changed.screen { change(changed) })
        _ = InertUses.takeUntold(of: name)
        return first == second ? .isUnseen : .isSeen
    }

    /// Returns what a row does on the first stage that shows it; `nil` if no stage has its object or another value.
    private func outcome(_ row: ObjectProperty) -> Outcome? {
        var unseen: Outcome?
        for stage in PropertyStages.all where isSubclass(stage.type, of: row.owner) {
            let outcome = outcome(row, stage.make)
            if let outcome, outcome != .isUnseen { return outcome }
            unseen = unseen ?? outcome
        }
        return unseen
    }

    private func isSubclass(_ type: AnyClass, of owner: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == owner }
    }

    /// The properties in `UnseenProperties` are those that no stage shows, and no others.
    @Test func `each property is seen, or told to be without effect, or known to act where no stage shows it`() {
        var (unseen, count) = ([String](), 0)
        for row in PropertyTables.all where row.set != nil {
            guard let outcome = outcome(row) else { continue }
            count += 1
            if outcome == .isUnseen { unseen.append("\(row.owner).\(row.key)") }
        }
        #expect(count > 700)
        let known = Set(UnseenProperties.all)
        #expect(unseen.filter { !known.contains($0) } == [], "neither seen nor told")
        #expect(known.subtracting(unseen).sorted() == [], "seen or told by now")
    }

    @Test func `UIKit's own objects use nothing that is without effect`() {
        for (number, stage) in PropertyStages.all.enumerated() {
            let name = "plain \(stage.type) \(number)"
            RunningTest.$assumed.withValue(name) { _ = stage.make().screens {} }
            let members = InertUses.takeUntold(of: name).map(\.member)
            #expect(members == [], "\(stage.type)")
        }
    }
}
