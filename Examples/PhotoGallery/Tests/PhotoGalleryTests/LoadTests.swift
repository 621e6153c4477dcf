import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

@MainActor @Suite struct LoadTests {
    @Test func `a thousand photos scroll by with a screen of cells, a request each and bounded memory`() throws {
        // Ten decoded pictures.
        let limit = 10 * 400 * 300 * 4
        try GalleryRig.run(PhotoRecords.all(1_000), pictureLimit: limit) { rig, _ in
            let list = try rig.list
            var cells: Set<ObjectIdentifier> = []
            var kept: [PhotoCell] = []
            while true {
                for case let cell as PhotoCell in list.visibleCells where cells.insert(ObjectIdentifier(cell)).inserted
                {
                    kept.append(cell)
                }
                rig.answerPage()
                rig.answerPictures()
                #expect(rig.services.model.pictures.heldCost <= limit)
                let bottom = list.contentSize.height - list.bounds.height
                if list.contentOffset.y >= bottom, rig.store.waitingPage == nil { break }
                try rig.scroll(to: CGPoint(x: 0, y: min(bottom, list.contentOffset.y + 280)))
            }
            #expect(list.numberOfItems(inSection: 0) == 1_000)
            #expect(rig.store.pages.count == 50)
            #expect(Set(rig.bucket.requested).count == 1_000)
            #expect(rig.bucket.requested.count < 1_100, "few are asked for twice")
            #expect(kept.count <= 24, "\(kept.count) cells")
            #expect(rig.services.model.pictures.wantedCount == list.visibleCells.count)
        }
    }
}
