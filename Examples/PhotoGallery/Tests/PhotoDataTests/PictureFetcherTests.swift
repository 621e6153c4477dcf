import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// The model loads the pictures of visible photos, and cancels the requests of others.
@MainActor @Suite struct PictureFetcherTests {
    private func names(_ rig: ModelRig) -> [String] { rig.bucket.requested.map(\.lastPathComponent) }

    @Test func `a picture is asked for when its photo is seen, once`() {
        let rig = ModelRig(20)
        rig.open()
        #expect(rig.bucket.requested.isEmpty)
        rig.model.itemWillAppear(3)
        rig.model.itemWillAppear(3)
        rig.model.itemWillAppear(4)
        #expect(names(rig) == ["3.png", "4.png"])
        rig.answerPictures()
        #expect(rig.model.thumbnail(of: 3)?.text == "picture 3.png")
        #expect(rig.changes.suffix(2) == [.pictures([3]), .pictures([4])])
        rig.model.itemDidDisappear(3)
        rig.model.itemWillAppear(3)
        #expect(rig.bucket.requested.count == 2, "it is kept")
    }

    @Test func `a request is given up when its photo is out of sight in all lists`() {
        let rig = ModelRig(20)
        rig.open()
        rig.model.itemWillAppear(3)
        rig.model.itemWillAppear(3)
        rig.model.itemDidDisappear(3)
        rig.bucket.forgetCancelled()
        #expect(rig.bucket.cancelled == 0)
        let request = rig.bucket.waiting[0]
        rig.model.itemDidDisappear(3)
        #expect(request.isCancelled)
        #expect(rig.model.pictures.requestCount == 0)
        #expect(rig.model.pictures.wantedCount == 0)
        request.answer(.success(Word.file(request.question)))
        #expect(rig.model.thumbnail(of: 3) == nil, "what was given up delivers nothing")
        rig.model.itemWillAppear(3)
        rig.answerPictures()
        #expect(rig.model.thumbnail(of: 3) != nil)
    }

    @Test(arguments: [Result<Data, RemoteFailure>.failure(.status(404)), .success(Data("<html>".utf8))])
    func `a picture that fails is reported, and asked for again`(_ answer: Result<Data, RemoteFailure>) {
        let rig = ModelRig(20)
        rig.open()
        rig.model.itemWillAppear(3)
        rig.bucket.answer(rig.bucket.waiting[0], answer)
        #expect(rig.model.thumbnail(of: 3) == nil)
        #expect(rig.reporter.incidents.map(\.category) == [.pictures])
        #expect(rig.reporter.incidents[0].details.hasPrefix("https://photos.example/thumbnails/3.png: "))
        rig.model.retry()
        rig.model.retry()
        #expect(rig.bucket.requested.count == 2)
        #expect(rig.changes.suffix(2) == [.retrying, .retrying], "cells that fetch their pictures hear of it")
        rig.answerPictures()
        #expect(rig.model.thumbnail(of: 3) != nil)
        rig.model.retry()
        #expect(rig.bucket.requested.count == 2)
    }

    @Test func `pictures that were used longest ago make room`() {
        let rig = ModelRig(20, limit: 30)
        rig.open()
        for item in 0..<3 {
            rig.model.itemWillAppear(item)
            rig.answerPictures()
            rig.model.itemDidDisappear(item)
            _ = rig.model.thumbnail(of: 0)
        }
        #expect(rig.model.pictures.heldCost <= 30)
        #expect(rig.model.thumbnail(of: 0) != nil)
        #expect(rig.model.thumbnail(of: 1) == nil)
        #expect(rig.model.thumbnail(of: 2) != nil)
        rig.model.freeMemory()
        #expect(rig.model.pictures.heldCost == 0)
    }

    // MARK: The pictures of a launch

    @Test func `a launch waits for the pictures of the first page`() {
        let rig = ModelRig(45)
        rig.build(waiting: 20)
        rig.store.answerCount(45)
        rig.store.answerPage(of: rig.records)
        #expect(rig.bucket.waiting.count == 20)
        for request in rig.bucket.waiting.dropLast() {
            rig.bucket.answer(request, .success(Word.file(request.question)))
        }
        #expect(rig.outcomes.isEmpty)
        rig.bucket.answer(rig.bucket.waiting[0], .failure(.status(500)))
        #expect(rig.outcomes.count == 1, "a picture that fails is tolerated")
        #expect(rig.model.pictures.wantedCount == 0)
        #expect(rig.alarms.count == 0)
    }

    @Test func `late pictures are not waited for, and still come`() {
        let rig = ModelRig(45)
        rig.build(waiting: 20)
        rig.store.answerCount(45)
        rig.store.answerPage(of: rig.records)
        rig.alarms.advance(by: 19.9)
        #expect(rig.outcomes.isEmpty)
        rig.alarms.advance(by: 0.1)
        #expect(rig.outcomes.count == 1)
        rig.answerPictures()
        #expect(rig.model.thumbnail(of: 7)?.text == "picture 7.png")
        #expect(rig.outcomes.count == 1)
    }

    @Test func `without photos there is nothing to wait for`() {
        let rig = ModelRig(0)
        rig.build(waiting: 20)
        rig.store.answerCount(0)
        #expect(rig.outcomes.count == 1)
        #expect(rig.store.pages.isEmpty)
    }

    @Test func `a first page that is of no use fails the launch`() {
        for (answer, failure) in [
            (Result<[Record], RemoteFailure>.failure(.unauthorized), LaunchFailure.noPhotos(.unauthorized)),
            (.success([PhotoRecords.record(0, of: 1).with(.objectId, nil)]), .wrongPhotos),
        ] {
            let rig = ModelRig(20)
            rig.build(waiting: 20)
            rig.store.answerCount(20)
            rig.store.waitingPage?.answer(answer)
            #expect(throws: failure) { try rig.outcomes.first?.get() }
        }
        let rig = ModelRig(20)
        rig.build(waiting: 20)
        rig.store.counts[0].answer(.failure(.unreachable))
        #expect(throws: LaunchFailure.noPhotos(.unreachable)) { try rig.outcomes.first?.get() }
    }
}
