import Foundation
import Nimble
import Testing

private enum Fault: Error { case small, large }

/// Serialized, since the handler of expectations is one for all tests.
@Suite(.serialized) struct FailureTests {
    /// Checks the words of an expectation's failure; `nil` if it is met.
    private func check(
        _ words: String?, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ expectation: () throws -> Void
    ) {
        let failures = gatherFailingExpectations(silently: true) { try? expectation() }
        #expect(failures.first?.message.stringValue == words, sourceLocation: sourceLocation)
    }

    @MainActor @Test func `failures of equality have the words of Nimble`() {
        check(nil) { expect(1).to(equal(1)) }
        check("expected to equal <2>, got <1>") { expect(1).to(equal(2)) }
        check("expected to not equal <1>, got <1>") { expect(1).toNot(equal(1)) }
        check("expected to equal <2>, got <1>") { expect(1) == 2 }
        check(nil) { expect(1) != 2 }
        check("expected to equal <2>, got <nil> (use beNil() to match nils)") { expect(nil as Int?).to(equal(2)) }
        check("expected to not equal <2>, got <nil> (use beNil() to match nils)") {
            expect(nil as Int?).toNot(equal(2))
        }
        check(nil) { expect((1, "a")).to(equal((1, "a"))) }
        check(#"expected to equal <(1, "b")>, got <(1, "a")>"#) { expect((1, "a")) == (1, "b") }
        check("expected to equal <[1]>, got <[1, 2]>") { expect([1, 2]).to(equal([1])) }
        check("expected to equal <[:]>, got <[a: 2, b: 1]>") { expect(["b": 1, "a": 2]).to(equal([:])) }
        check("expected to equal <[2, 3]>, got <[1, 2]>, missing <[3]>, extra <[1]>") {
            expect([1, 2] as Set).to(equal([2, 3]))
        }
    }

    @MainActor @Test func `failures of logic and numbers have the words of Nimble`() {
        check(nil) { expect(nil as String?).to(beNil()) }
        check("expected to be nil, got <a>") { expect("a").to(beNil()) }
        check("expected to be true, got <false>") { expect(false).to(beTrue()) }
        check(nil) { expect(nil as Bool?).to(beFalsy()) }
        check(nil) { expect(AnyHashable(1)).to(be(1)) }
        check("expected to be identical to <b>, got <a>") { expect("a").to(be("b")) }
        check(nil) { expect([()].first) == () }
        check("expected to not be true, got <nil> (use beNil() to match nils)") { expect(nil as Bool?).toNot(beTrue()) }
        check(nil) { expect(1.0) ≈ 1.00001 }
        check(nil) { expect(1.0) == 1.1 ± 0.2 }
        check("expected to be close to <2.0> (within 0.5), got <1.0>") { expect(1.0).to(beCloseTo(2, within: 0.5)) }
        check("expected to be greater than <3>, got <3>") { expect(3) > 3 }
        check(nil) { expect(3) >= 3 }
        check("expected to be less than <2>, got <3>") { expect(3).to(beLessThan(2)) }
        check("expected to be a kind of Int, got <String instance>") { expect("a" as Any).to(beAKindOf(Int.self)) }
    }

    @MainActor @Test func `failures of collections and texts have the words of Nimble`() {
        check(nil) { expect([1, 2, 3]).to(contain(1, 3)) }
        check("expected to contain <x, b>, got <abc>") { expect("abc").to(contain("x", "b")) }
        check("expected to be empty, got <[1]>") { expect([1]).to(beEmpty()) }
        check("expected to have Array<Int> with count 2, got 1\n\nActual Value: [1]") { expect([1]).to(haveCount(2)) }
        check(nil) { expect("abc").to(beginWith("ab") && endWith("bc")) }
        check("expected to match one of: {be less than <3>}, or {equal <4>}, got 5") {
            expect(5).to(beLessThan(3) || equal(4))
        }
        check(nil) { expect("a1").to(match("[0-9]")) }
        check("expected to all be less than <4>, but failed first at element <5> in <[1, 5]>") {
            expect([1, 5]).to(allPass(beLessThan(4)))
        }
    }

    @MainActor @Test func `failures of errors and results have the words of Nimble`() {
        check(nil) { expect { throw Fault.small }.to(throwError(Fault.small)) }
        check(nil) { expect { throw Fault.small }.to(throwError(errorType: Fault.self)) }
        check("expected to throw error <large>, got <small>") {
            expect { throw Fault.small }.to(throwError(Fault.large))
        }
        check("expected to throw any error, got no error") { expect { 1 }.to(throwError()) }
        check("unexpected error thrown: <small>") { expect(try failing()).to(equal(1)) }
        check("expected to be <success(Int)> that equals 2, got <success(1)>") {
            expect(Result<Int, Fault>.success(1)).to(beSuccess(2))
        }
        check("expected to succeed, got <failed> because <late>") { expect { .failed(reason: "late") }.to(succeed()) }
        check("count\nexpected to equal <2>, got <1>") { expect(1).to(equal(2), description: "count") }
        check("no") { fail("no") }
    }

    @MainActor @Test func `what Linux cannot catch fails with words that say so`() {
        var isComputed = false
        let failures = gatherFailingExpectations(silently: true) {
            expect { isComputed = true }.to(raiseException())
            expect { isComputed = true }.toNot(throwAssertion())
        }
        #expect(failures.count == 2 && failures.allSatisfy { $0.message.stringValue.contains("Linux") })
        #expect(!isComputed)
    }

    @MainActor @Test func `a failure is at the line of the expectation`() {
        let line = UInt(#line + 2)
        let failures = gatherFailingExpectations(silently: true) {
            expect(1).to(equal(2))
        }
        #expect(failures.map(\.message.stringValue) == ["expected to equal <2>, got <1>"])
        #expect(failures.map(\.location.line) == [line])
    }

    @MainActor @Test func `an expectation is tried again until it is met`() {
        var count = 0
        expect {
            count += 1
            return count
        }.toEventually(equal(3), pollInterval: .milliseconds(1))
        #expect(count == 3)
        let failures = gatherFailingExpectations(silently: true) {
            expect(1).toEventually(equal(2), timeout: .milliseconds(5))
            expect(1).toEventuallyNot(equal(1), timeout: .milliseconds(5))
            expect(1).toNever(equal(1), until: .milliseconds(5))
            expect(1).toAlways(equal(2), until: .milliseconds(5))
            waitUntil(timeout: .milliseconds(5)) { _ in }
            waitUntil { done in done() }
        }
        #expect(
            failures.map(\.message.stringValue) == [
                "expected to eventually equal <2>, got <1>", "expected to eventually not equal <1>, got <1>",
                "expected to never equal <1>, got <1>", "expected to always equal <2>, got <1>",
                "Waited more than 0.005 seconds",
            ])
    }

    @MainActor @Test func `a requirement returns its value or throws`() throws {
        #expect(try require("a").to(equal("a")) == "a")
        #expect(try unwrap(1 as Int?) == 1)
        let failures = gatherFailingExpectations(silently: true) {
            #expect(throws: RequireError.self) { try require(1).to(equal(2)) }
            #expect(throws: Fault.small) { try unwrap(customError: Fault.small, nil as Int?) }
        }
        #expect(failures.count == 1)
    }

    @MainActor @Test func `posted notifications are matched`() {
        let name = Notification.Name("changed")
        let center = NotificationCenter()
        expect { center.post(name: name, object: nil) }.to(
            postNotifications(equal([Notification(name: name)]), from: center))
        let failures = gatherFailingExpectations(silently: true) {
            expect {}.to(postNotifications(haveCount(1), from: center))
        }
        #expect(failures.first?.message.stringValue.hasSuffix("notifications, got no notifications") == true)
    }

    @MainActor @Test func `custom matchers by their older names`() {
        func beEven() -> Nimble.Predicate<Int> {
            Nimble.Predicate.define("be even") { expression, message in
                PredicateResult(bool: try expression.evaluate().map { $0 % 2 == 0 } ?? false, message: message)
            }
        }
        expect(2).to(beEven())
        let failures = gatherFailingExpectations(silently: true) { expect(3).to(beEven()) }
        #expect(failures.first?.message.stringValue == "expected to be even, got <3>")
    }

    @MainActor @Test func `asynchronous values are awaited`() async {
        @Sendable func two() async -> Int { 2 }
        await expect { await two() }.to(equal(2))
        await expect { await two() }.toEventually(equal(2))
    }
}

private func failing() throws -> Int { throw Fault.small }
