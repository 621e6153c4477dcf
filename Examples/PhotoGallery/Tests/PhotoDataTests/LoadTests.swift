import Foundation
import PhotoData
import PhotoFixtures
import Testing

@MainActor @Suite struct LoadTests {
    @Test func `five thousand photos scroll by within the bounds of memory`() {
        let rig = ModelRig(5_000, limit: 3_000)
        rig.open()
        var item = 0
        while item < rig.model.photos.count {
            rig.model.itemWasAsked(item)
            rig.store.answerPage(of: rig.records)
            rig.model.itemWillAppear(item)
            rig.answerPictures()
            if item > 9 { rig.model.itemDidDisappear(item - 10) }
            item += 1
        }
        #expect(item == 5_000)
        #expect(rig.store.pages.count == 250)
        #expect(rig.bucket.requested.count == 5_000)
        #expect(rig.model.pictures.heldCost <= 3_000)
        #expect(rig.model.pictures.wantedCount == 10)
        #expect(rig.reporter.incidents.isEmpty)
    }
}
