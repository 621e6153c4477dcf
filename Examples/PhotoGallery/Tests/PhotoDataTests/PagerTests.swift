import PhotoData
import PhotoFixtures
import Testing

/// Pages are requested as needed, one at a time, up to the end.
@MainActor @Suite struct PagerTests {
    @Test func `twenty of forty-five: the eleventh item asks for no page, the twelfth for the next`() {
        let rig = ModelRig(45)
        rig.open()
        #expect(rig.model.photos.count == 20)
        rig.model.itemWasAsked(10)
        #expect(rig.store.pages.count == 1)
        rig.model.itemWasAsked(11)
        #expect(rig.store.pages.count == 2)
        #expect(rig.store.waitingPage?.question == PhotoQuery(skip: 20, limit: 20))
        rig.model.itemWasAsked(15)
        #expect(rig.store.pages.count == 2, "one page at a time")
        rig.store.answerPage(of: rig.records)
        rig.model.itemWasAsked(39)
        #expect(rig.store.waitingPage?.question == PhotoQuery(skip: 40, limit: 20))
        rig.store.answerPage(of: rig.records)
        #expect(rig.model.photos.count == 45)
        for item in 0..<45 { rig.model.itemWasAsked(item) }
        #expect(rig.store.pages.count == 3, "all are there")
        #expect(
            rig.changes == [
                .fetching(true), .appended(0..<20), .fetching(false), .fetching(true), .appended(20..<40),
                .fetching(false), .fetching(true), .appended(40..<45), .fetching(false),
            ])
    }

    @Test func `no answer for 30 s three times: three requests, and none is on its way`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        for requests in 2...4 {
            #expect(rig.store.pages.count == requests)
            rig.alarms.advance(by: 29.9)
            #expect(rig.model.isFetching)
            rig.alarms.advance(by: 0.1)
        }
        #expect(rig.store.pages.count == 4)
        #expect(rig.store.pages.allSatisfy { !$0.isWaiting })
        #expect(!rig.model.isFetching)
        #expect(rig.changes.last == .fetching(false))
        #expect(rig.alarms.count == 0)
        #expect(rig.reporter.incidents.map(\.category) == Array(repeating: .remote, count: 4))
        rig.model.itemWasAsked(19)
        rig.store.answerPage(of: rig.records)
        #expect(rig.model.photos.count == 40, "who comes back asks again")
    }

    @Test func `an answer to the second attempt counts`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        rig.alarms.advance(by: 31)
        rig.store.pages[1].answer(.success([]))
        #expect(rig.model.isFetching, "the first attempt was given up")
        rig.store.answerPage(of: rig.records)
        #expect(rig.model.photos.count == 40)
    }

    @Test(arguments: [RemoteFailure.unreachable, .status(500), .unreadable])
    func `a page that fails is asked for again by the next item`(_ failure: RemoteFailure) {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        rig.store.waitingPage?.answer(.failure(failure))
        #expect(!rig.model.isFetching)
        #expect(rig.reporter.incidents == [Incident(.remote, "page from 20 on: \(failure)")])
        rig.model.itemWasAsked(19)
        #expect(rig.store.waitingPage?.question == PhotoQuery(skip: 20, limit: 20))
    }

    @Test func `a page that failed is asked for again when the app is back`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(3)
        rig.model.retry()
        #expect(rig.store.pages.count == 1)
        rig.model.itemWasAsked(19)
        rig.store.waitingPage?.answer(.failure(.unreachable))
        rig.model.retry()
        rig.model.retry()
        #expect(rig.store.pages.count == 3)
    }

    @Test func `keys that are no longer accepted end the asking`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        rig.store.waitingPage?.answer(.failure(.unauthorized))
        rig.model.itemWasAsked(19)
        #expect(rig.store.pages.count == 2)
        #expect(rig.model.photos.count == 20)
    }

    @Test func `without a total, a page that is not full is the last`() {
        let rig = ModelRig(45, knowsTotal: false)
        rig.open()
        #expect(rig.store.counts.isEmpty)
        rig.model.itemWasAsked(19)
        rig.store.answerPage(of: rig.records)
        rig.model.itemWasAsked(39)
        rig.store.answerPage(of: rig.records)
        #expect(rig.model.photos.count == 45)
        rig.model.itemWasAsked(44)
        #expect(rig.store.pages.count == 3)
    }

    @Test func `an empty page ends the asking, whatever the total says`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        rig.store.waitingPage?.answer(.success([]))
        #expect(!rig.model.isFetching)
        rig.model.itemWasAsked(19)
        #expect(rig.store.pages.count == 2)
    }

    @Test func `photos that moved to the next page meanwhile are shown once`() {
        let rig = ModelRig(45)
        rig.open()
        rig.model.itemWasAsked(19)
        rig.store.waitingPage?.answer(.success(Array(rig.records[18..<38])))
        #expect(rig.model.photos.map(\.id) == (0..<38).map(PhotoRecords.id))
        #expect(rig.changes.dropLast().last == .appended(20..<38))
    }

    @Test func `wrong records are left out and not asked for again`() {
        let rig = ModelRig(45)
        rig.build(waiting: nil)
        rig.store.answerCount(45)
        var page = Array(rig.records[..<20])
        page[7] = page[7].with(.height, nil)
        rig.store.waitingPage?.answer(.success(page))
        #expect(rig.model.photos.count == 19)
        rig.model.itemWasAsked(18)
        #expect(rig.store.waitingPage?.question.skip == 20)
    }

    @Test func `pages are sorted by the time of their update`() {
        let rig = ModelRig(3)
        rig.build(waiting: nil)
        rig.store.answerCount(3)
        rig.store.waitingPage?.answer(
            .success([
                rig.records[0].with(.updatedAt, .text("2018-01-01T00:00:00Z")), rig.records[1],
                rig.records[2].with(.updatedAt, .text("2019-01-01T00:00:00Z")),
            ]))
        #expect(rig.model.photos.map(\.id) == ["photo2", "photo1", "photo0"])
    }
}
