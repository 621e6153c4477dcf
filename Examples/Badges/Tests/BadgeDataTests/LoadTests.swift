import BadgeData
import BadgeFixtures
import Foundation
import Testing

@MainActor @Suite struct LoadTests {
    @Test func `ten thousand badges scroll by within the bounds of memory`() {
        let rig = Rig(limit: 6_000, mostComplete: 100)
        rig.open()
        rig.answerList(Answer.ownPictures(10_000))
        #expect(rig.list.rows?.count == 10_000)
        var most = 0
        for row in 0..<10_000 {
            rig.show([row])
            rig.loader.answerAll { .success(Rig.picture($0)) }
            if row > 9 { rig.hide([row - 10]) }
            if row % 97 == 0 { most = max(most, rig.list.rows?.rows.count(where: \.isComplete) ?? 0) }
        }
        #expect(rig.pictures.count == 10_000)
        #expect(Set(rig.pictures).count == 10_000)
        #expect(most == 110)
        #expect(rig.repository.heldCost <= 6_100)
    }
}
