import Testing
@testable import LayoutSimInertness

/// What is recorded of properties and methods without effect.
@Suite(OwnUses()) struct InertTests {
    private final class Lamp {
        @Inert(.looks) var color: String? = nil
        @Inert(.layout) var height = 3.0
        @Inert(.behavior) var onChange: (() -> Void)? = nil
        @Inert(.service) var delegate: AnyObject? = nil
        var computed: Int {
            get { 1 }
            set { inert(.behavior, self, from: computed, to: newValue) }
        }

        func flash(times: Int) { inert(.looks, self) }
    }

    private struct Shade: Equatable {
        @Inert(.looks, as: "Shade.color") var color = "white"
    }

    private struct Room { var shade = Shade() }

    private func told(_ owners: AnyObject...) -> [String] { InertUses.uses(of: owners).map(\.sentence) }

    @Test func `a property with another value than its first is a use, named after its class`() {
        let lamp = Lamp()
        lamp.color = nil
        lamp.height = 3
        #expect(told(lamp).isEmpty)
        lamp.color = "red"
        lamp.height = 4
        #expect(told(lamp) == ["Lamp.color is not drawn", "Lamp.height is not laid out"])
    }

    @Test func `a property that returns to its first value is none`() {
        let lamp = Lamp()
        lamp.color = "red"
        lamp.color = "blue"
        #expect(told(lamp) == ["Lamp.color is not drawn"])
        lamp.color = nil
        #expect(told(lamp).isEmpty)
        lamp.color = "red"
        #expect(told(lamp) == ["Lamp.color is not drawn"])
    }

    @Test func `objects and closures are compared by identity and presence`() {
        let (lamp, other) = (Lamp(), Lamp())
        lamp.delegate = other
        lamp.onChange = {}
        #expect(told(lamp) == ["Lamp.delegate asks for a service that is not here", "Lamp.onChange does nothing here"])
        lamp.delegate = nil
        lamp.onChange = nil
        #expect(told(lamp).isEmpty)
    }

    @Test func `calls and computed properties are uses`() {
        let lamp = Lamp()
        lamp.computed = 1
        #expect(told(lamp).isEmpty)
        lamp.computed = 2
        lamp.flash(times: 3)
        #expect(told(lamp) == ["Lamp.computed does nothing here", "Lamp.flash(times:) is not drawn"])
    }

    @Test func `properties of structures are found in what holds them`() {
        var room = Room()
        #expect(InertUses.uses(in: [room]).isEmpty)
        room.shade.color = "red"
        #expect(InertUses.uses(in: [room]).map(\.member) == ["Shade.color"])
        #expect(room.shade != Shade())
        room.shade.color = "white"
        #expect(InertUses.uses(in: [room]).isEmpty && room.shade == Shade())
    }

    @Test func `the uses of an object are gone with it`() {
        for _ in 0..<100 {
            let lamp = Lamp()
            #expect(told(lamp).isEmpty)
            lamp.flash(times: 1)
        }
    }

    @Test func `a test is told of its own uses, once`() {
        let lamp = Lamp()
        RunningTest.$assumed.withValue("one") {
            lamp.height = 5
            lamp.flash(times: 1)
        }
        RunningTest.$assumed.withValue("two") { lamp.flash(times: 2) }
        #expect(InertUses.takeUntold(of: "one").map(\.member) == ["Lamp.height", "Lamp.flash(times:)"])
        #expect(InertUses.takeUntold(of: "one").isEmpty)
        #expect(InertUses.takeUntold(of: "two").map(\.member) == ["Lamp.flash(times:)"])
    }
}

/// Keeps uses from being told to tests of other suites.
private struct OwnUses: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await RunningTest.$assumed.withValue("\(test.id)", operation: function)
    }
}
