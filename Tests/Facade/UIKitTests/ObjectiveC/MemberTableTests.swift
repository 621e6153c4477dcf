import Foundation
import LayoutSimMemberRecord
import Testing

@testable import UIKit

/// A class with the table that preparation would append to its source.
private class Counter: NSObject {
    var number = 0
    var last: String?
    fileprivate func add(_ amount: NSNumber) { number += amount.intValue }
    fileprivate func hear(_ note: Notification) { last = note.name.rawValue }
    fileprivate func name() -> String { "counter" }
}

private final class Doubling: Counter {
    override func add(_ amount: NSNumber) { super.add(NSNumber(value: amount.intValue * 2)) }
}

private class Box<Value>: NSObject {
    var isOpen = false
}

extension Counter {
    nonisolated fileprivate static func members(_ t: _MemberTable) {
        t.add("add:", 1) { (o: Counter, a: _Arguments) in
            o.add(a[0] as NSNumber)
            return nil
        }
        t.add("hear:", 1) { (o: Counter, a: _Arguments) in
            o.hear(a[0] as Notification)
            return nil
        }
        t.add("name", 0) { (o: Counter, a: _Arguments) in o.name() }
        t.get("number") { (o: Counter) in o.number }
        t.set("number") { (o: Counter, v: _Arguments) in o.number = v[0] }
    }
}

@MainActor private protocol BoxMembers { func members(_ t: _MemberTable) }
extension Box: BoxMembers {
    @MainActor fileprivate func members(_ t: _MemberTable) {
        t.add("open", 0) { (o: Box, a: _Arguments) in
            o.isOpen = true
            return nil
        }
    }
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe fill(pointer)
        return true
    }, 0, 0
)

private nonisolated func fill(_ pointer: UnsafeMutableRawPointer) {
    let t = unsafe _MemberTable(at: pointer)
    Counter.members(t)
    t.generic { o, t in (o as? any BoxMembers).map { $0.members(t) } }
    t.get("hidesShadow") { (o: UIToolbar) in "an app's own" }
}

@MainActor @Suite struct MemberTableTests {
    @Test func selectorsCallMembersAndOverrides() {
        let (plain, doubling) = (Counter(), Doubling())
        for counter in [plain, doubling] { unsafe _ = counter.perform("add:", with: 3) }
        #expect((plain.number, doubling.number) == (3, 6))
        #expect(plain.responds(to: "add:"))
        #expect(!plain.responds(to: "subtract:"))
        #expect(unsafe plain.perform("name")?.takeUnretainedValue() as? String == "counter")
    }

    @Test func propertiesAreReachedByTheirNames() {
        let counter = Counter()
        counter.setValue(7, forKey: "number")
        #expect(counter.number == 7)
        #expect(counter.value(forKey: "number") as? Int == 7)
    }

    @Test func notificationsArriveUntilTheObserverIsRemoved() {
        let (counter, center) = (Counter(), NotificationCenter())
        center.addObserver(counter, selector: "hear:", name: Notification.Name("one"), object: nil)
        center.post(name: Notification.Name("one"), object: nil)
        center.post(name: Notification.Name("two"), object: nil)
        #expect(counter.last == "one")
        counter.last = nil
        center.removeObserver(counter)
        center.post(name: Notification.Name("one"), object: nil)
        #expect(counter.last == nil)
    }

    @Test func membersOfGenericClasses() {
        let box = Box<Int>()
        unsafe _ = box.perform("open")
        #expect(box.isOpen)
    }

    @Test func appsReplaceMembersOfSystemClasses() {
        #expect(UIToolbar().value(forKey: "hidesShadow") as? String == "an app's own")
    }

    @Test func observersHearOfChangesOnly() {
        let counter = Counter()
        var heard: [Int?] = []
        let observation = counter.observe(\.number, options: [.new]) { _, change in heard.append(change.newValue) }
        for number in [1, 1, 2] {
            counter.number = number
            _changed(counter, "number")
        }
        observation.invalidate()
        counter.number = 3
        _changed(counter, "number")
        #expect(heard == [1, 2])
    }

    @Test func associatedValuesBelongToOneObject() {
        let (one, other) = (NSObject(), NSObject())
        var key = 0
        unsafe objc_setAssociatedObject(one, &key, "x", .OBJC_ASSOCIATION_RETAIN)
        #expect(unsafe objc_getAssociatedObject(one, &key) as? String == "x")
        #expect(unsafe objc_getAssociatedObject(other, &key) == nil)
        unsafe objc_setAssociatedObject(one, &key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(unsafe objc_getAssociatedObject(one, &key) == nil)
    }

    @Test(arguments: [("17.4", true), ("18.0", true), ("17.3", false), ("16", false)])
    func availabilityIsThatOfTheSimulatedSystem(_ version: String, _ isAvailable: Bool) {
        var device = SimulatedDevice.current
        device.systemVersion = version
        let answer = SimulatedDevice.with(device) { _iOS(17, 4) }
        #expect(answer == isAvailable)
    }
}
