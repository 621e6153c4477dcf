import BadgeData
import BadgeFixtures
import Foundation
import Testing

@MainActor @Suite struct ResourceServiceTests {
    private let loader = HeldLoader()
    private let service: ResourceService<String>

    init() {
        service = ResourceService(URL(filePath: "/a.png"), loader: loader) { data in
            data.isEmpty ? nil : String(decoding: data, as: UTF8.self)
        }
    }

    private func answer(_ text: String) { loader.answer("a.png", .success(Data(text.utf8))) }
    private func fail(_ failure: ResourceFailure = .unreachable) { loader.answer("a.png", .failure(failure)) }

    @Test func `subscribers before the answer share one request, one after it is told at once`() {
        var told: [String] = []
        service.subscribe("one") { told.append("one \((try? $0.get()) ?? "failed")") }
        service.subscribe("two") { told.append("two \((try? $0.get()) ?? "failed")") }
        #expect(loader.requested.count == 1)
        answer("A")
        #expect(told == ["one A", "two A"])
        service.subscribe("three") { told.append("three \((try? $0.get()) ?? "failed")") }
        #expect(told == ["one A", "two A", "three A"])
        #expect(loader.requested.count == 1)
    }

    @Test(arguments: [ResourceFailure.unreachable, .status(500)])
    func `a failure is told and asked for again by a retry, once however often that comes`(_ failure: ResourceFailure) {
        var told: [String] = []
        service.subscribe("one") { told.append("one \((try? $0.get()) ?? "failed")") }
        service.subscribe("two") { told.append("two \((try? $0.get()) ?? "failed")") }
        service.retry()
        #expect(loader.requested.count == 1, "nothing has failed yet")
        fail(failure)
        #expect(told == ["one failed", "two failed"])
        service.retry()
        service.retry()
        #expect(loader.requested.count == 2)
        answer("A")
        #expect(told.suffix(2) == ["one A", "two A"])
        service.retry()
        #expect(loader.requested.count == 2, "a success ends the failure")
    }

    @Test func `an answer that cannot be read is a failure`() {
        var told: [Result<String, ResourceFailure>] = []
        service.subscribe("one") { told.append($0) }
        answer("")
        service.retry()
        answer("A")
        #expect(told == [.failure(.unreadable), .success("A")])
    }

    @Test func `who has left is not told, also in the middle of an answer`() {
        var told: [String] = []
        service.subscribe("one") { _ in
            told.append("one")
            service.unsubscribe("two")
        }
        service.subscribe("two") { _ in told.append("two") }
        answer("A")
        #expect(told == ["one"])
    }

    @Test func `a subscriber has one subscription`() {
        var told: [String] = []
        service.subscribe("one") { _ in told.append("first") }
        service.subscribe("one") { _ in told.append("second") }
        answer("A")
        #expect(told == ["second"])
    }

    @Test func `a value that was let go is asked for by the next subscriber`() {
        service.subscribe("one") { _ in }
        answer("A")
        service.release()
        service.subscribe("two") { _ in }
        #expect(loader.requested.count == 2)
    }

    @Test func `nobody retries for those who have left`() {
        service.subscribe("one") { _ in }
        fail()
        service.unsubscribe("one")
        service.retry()
        #expect(loader.requested.count == 1)
    }
}
