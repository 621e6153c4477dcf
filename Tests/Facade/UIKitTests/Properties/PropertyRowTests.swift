import Foundation
import LayoutSimViewTree
import QuartzCore
import Testing

@testable import LayoutSimInertness
@testable import UIKit

/// What each row of UIKit's tables of properties does: set to another value, a property is seen on a screen that shows
/// its object or in what comes of using it, or the test that set it is told that it has no effect.
@MainActor @Suite struct PropertyRowTests {
    /// What the tests know of a row that can be set.
    private enum Outcome { case isSeen, isTold, isUnseen, hasNoValue, hasNoStage }

    /// What is seen of stages whose objects are as they were made, and how to see it again.
    private final class Plain {
        var sights: [String: (sight: PropertyStage.Sight, again: @MainActor () -> PropertyStage.Sight)] = [:]
    }
    private let plain = Plain()
    private let known = Set(UnseenProperties.all.flatMap(\.names))

    /// Returns what a row does on a stage, which is only looked at, or used.
    private func outcome(_ row: ObjectProperty, _ entry: PropertyStages.Entry, _ number: Int) -> Outcome {
        on(entry.device) { outcomeHere(row, entry, number) }
    }

    private func on<Result>(
        _ device: (@MainActor () -> SimulatedDevice)?, _ body: @MainActor () -> Result
    ) -> Result {
        guard let device else { return body() }
        return SimulatedDevice.with(device(), body)
    }

    private func outcomeHere(_ row: ObjectProperty, _ entry: PropertyStages.Entry, _ number: Int) -> Outcome {
        let stage = entry.make()
        defer { stage.end() }
        guard let set = row.set, OtherValues.value(of: row, in: stage.object) != nil else { return .hasNoValue }
        let name = "\(row.owner).\(row.key)"
        let change = { (stage: PropertyStage) in
            guard let value = OtherValues.value(of: row, in: stage.object) else { return }
            RunningTest.$assumed.withValue(name) { set(stage.object, _Arguments([value])) }
        }
        defer { _ = InertUses.takeUntold(of: name) }
        _ = InertUses.takeUntold(of: name)
        if stage.isStill {
            let (before, after) = stage.sights { change(stage) }
            if !InertUses.takeUntold(of: name).isEmpty { return .isTold }
            if before.screens != after.screens { return .isSeen }
        } else {
            change(stage)
            if !InertUses.takeUntold(of: name).isEmpty { return .isTold }
        }
        guard stage.root != nil || stage.play != nil else { return .isUnseen }
        stage.end()
        let isOwn = entry.type == row.owner
        // What is known to be unseen is not looked for with fingers, which takes long.
        let isThorough = isOwn && !known.contains(name)
        for isTouched in stage.isStill && isThorough ? [false, true] : [false] {
            let make = { @MainActor in isTouched ? entry.make().touched() : entry.make() }
            let unchanged = sight(of: "\(entry.type) \(number)\(isTouched ? " touched" : "")", on: entry.device, make)
            if unchanged != look(make, { stage in stage.sight(afterChanging: { change(stage) }) }) { return .isSeen }
            guard isThorough else { break }
            if unchanged != look(make, { stage in stage.sight(whileChanging: { change(stage) }) }) { return .isSeen }
        }
        return .isUnseen
    }

    private func look(
        _ make: () -> PropertyStage, _ body: (PropertyStage) -> PropertyStage.Sight
    ) -> PropertyStage.Sight {
        let stage = make()
        defer { stage.end() }
        return body(stage)
    }

    private func sight(
        of name: String, on device: (@MainActor () -> SimulatedDevice)?,
        _ make: @escaping @MainActor () -> PropertyStage
    ) -> PropertyStage.Sight {
        if let known = plain.sights[name] { return known.sight }
        let see = { @MainActor in look(make) { $0.sight(afterChanging: {}) } }
        let sight = see()
        plain.sights[name] = (sight, { on(device, see) })
        return sight
    }

    /// Returns what a row does on the first stage that shows it, of its own class or else of a subclass.
    private func outcome(_ row: ObjectProperty) -> Outcome {
        var best = Outcome.hasNoStage
        let stages = PropertyStages.all.enumerated().filter { isSubclass($0.element.type, of: row.owner) }
        for isOwn in [true, false] {
            // What no stage of the class itself shows by intention, none of the many of its subclasses is asked for.
            if best == .isUnseen, known.contains("\(row.owner).\(row.key)") { break }
            for (number, entry) in stages where (entry.type == row.owner) == isOwn {
                let outcome = outcome(row, entry, number)
                if outcome == .isSeen || outcome == .isTold { return outcome }
                if best != .isUnseen { best = outcome }
            }
        }
        return best
    }

    private func isSubclass(_ type: AnyClass, of owner: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == owner }
    }

    /// The lists of what is not seen hold what they must, and nothing else.
    // Windows that other tests left behind would be laid out in each of the many moments of these.
    @Test func `each property is seen, or told to be without effect, or known to be neither`() {
        UIApplication.shared.withoutWindows(compareAll)
    }

    private func compareAll() {
        var names: [Outcome: [String]] = [:]
        let refused = OutsideProperties.refused.flatMap(\.names)
        for row in PropertyTables.all where row.set != nil {
            let name = "\(row.owner).\(row.key)"
            if !refused.contains(name) { names[outcome(row), default: []].append(name) }
        }
        let (seen, told) = (names[.isSeen]?.count ?? 0, names[.isTold]?.count ?? 0)
        #expect(seen > 700 && told > 550)
        compare(names[.isUnseen], with: UnseenProperties.all, "neither seen nor told")
        compare(names[.hasNoValue], with: OutsideProperties.withoutValue, "without another value")
        compare(names[.hasNoStage], with: OutsideProperties.withoutStage, "without a stage")
        for (name, seen) in plain.sights {
            let again = seen.again()
            #expect(seen.sight.events == again.events, "\(name)")
            #expect((seen.sight.screens == again.screens) as Bool, "\(name)")
        }
        let all = Set(PropertyTables.all.map { "\($0.owner).\($0.key)" })
        #expect(refused.filter { !all.contains($0) } == [])
    }

    private func compare(_ found: [String]?, with known: [KnownProperties], _ words: Comment) {
        let (found, names) = (Set(found ?? []), Set(known.flatMap(\.names)))
        #expect(found.subtracting(names).sorted() == [], words)
        #expect(names.subtracting(found).sorted() == [], "no longer \(words)")
    }

    @Test func `UIKit's own objects use nothing that is without effect, and look the same until they are changed`() {
        UIApplication.shared.withoutWindows(lookAtPlainStages)
    }

    private func lookAtPlainStages() {
        for (number, entry) in PropertyStages.all.enumerated() {
            let name = "plain \(entry.type) \(number)"
            RunningTest.$assumed.withValue(name) {
                on(entry.device) {
                    let stage = entry.make()
                    defer { stage.end() }
                    guard stage.isStill else { return _ = stage.sight(afterChanging: {}) }
                    let (before, after) = stage.sights {}
                    #expect((before.screens == after.screens) as Bool, "\(name)")
                }
            }
            let members = InertUses.takeUntold(of: name).map(\.member)
            #expect(members == [], "\(name)")
        }
    }
}
