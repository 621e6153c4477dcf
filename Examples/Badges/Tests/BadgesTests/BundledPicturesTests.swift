import Testing
import UIKit

@testable import BadgePrototype

@MainActor @Suite struct BundledPicturesTests {
    @Test func `all pictures are there, one of them larger than the others`() {
        let sides = (0..<PrototypeBadge.pictureCount).map { PrototypeBadge(number: $0).picture?.size.width }
        #expect(sides.filter { $0 == 512 }.count == 18 && sides.filter { $0 == 600 }.count == 1)
        #expect(PrototypeBadge(number: 24).picture?.isEqual(PrototypeBadge(number: 5).picture) == true)
    }
}
