import CoreGraphics
import Testing
import UIKit

@testable import SnapshotTesting

@MainActor @Suite struct DeviceTests {
    nonisolated static let cases: [(screen: ViewImageConfig, size: CGSize, isCompact: Bool)] = [
        (.iPhoneSe, CGSize(width: 320, height: 568), true),
        (.iPhone8Plus(.landscape), CGSize(width: 736, height: 414), false),
        (.iPhone13(.landscape), CGSize(width: 844, height: 390), true),
        (.iPadMini, CGSize(width: 1024, height: 768), false),
        (.iPadPro11(.landscape(splitView: .oneHalf)), CGSize(width: 592, height: 834), true),
        (.iPadPro12_9(.landscape(splitView: .oneHalf)), CGSize(width: 678, height: 1024), false),
    ]

    @Test(arguments: cases) func `screens have their sizes and size classes`(
        _ screen: ViewImageConfig, _ size: CGSize, _ isCompact: Bool
    ) {
        let settings = ViewSettings(screen: screen, traits: UITraitCollection(userInterfaceStyle: .dark))
        SimulatedDevice.with(settings.device) {
            #expect(UIScreen.main.bounds.size == size)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == (isCompact ? .compact : .regular))
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            let isPhone = UIScreen.main.traitCollection.userInterfaceIdiom == .phone
            #expect(
                UIScreen.main.traitCollection.preferredContentSizeCategory == (isPhone ? .medium : .large))
        }
    }
}
