import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The screens before the gallery.
@MainActor @Suite struct LaunchScreenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    @Test(arguments: try phone) func `the launch screen`(_ variant: Variant<Int>) throws {
        let storyboard = UIStoryboard(name: "LaunchScreen", bundle: Bundle(for: GalleryViewController.self))
        let controller = try #require(storyboard.instantiateInitialViewController())
        try script("launch", of: controller, as: variant) { screen in
            let label = try #require(controller.view.subviews.first)
            #expect(near(label.frameOnScreen, 114.5, 319, 146, 29), "\(label.frameOnScreen)")
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phone) func `waiting with a word about it, and without`(_ variant: Variant<Int>) throws {
        for (isForPictures, name) in [(true, "root-wait-text"), (false, "root-no-text")] {
            let rig = GalleryRig(features: Features(waitsForPictures: isForPictures))
            rig.flow.launch()
            try script(name, of: rig.root, as: variant) { screen in
                let views = try #require(rig.flow.navigation.topViewController).view.subviews
                #expect(near(views[0].frameOnScreen, 169, 325, 37, 37), "\(views[0].frameOnScreen)")
                #expect(near(views[1].frameOnScreen, 67.5, 166, 240, 80), "\(views[1].frameOnScreen)")
                #expect(views[1].isHidden != isForPictures)
                try screen.expectGolden("at rest")
            }
        }
    }

    @Test(arguments: try phone) func `a launch that fails ends on the screen that nobody leaves`(
        _ variant: Variant<Int>
    ) throws {
        let rig = GalleryRig()
        rig.flow.launch()
        try script("lockout-alert", of: rig.root, as: variant) { screen in
            advance(by: 59)
            #expect(rig.root.presentedViewController == nil)
            advance(by: 1)
            try screen.expectGolden("at rest")
            #expect(rig.reporter.incidents.last == Incident(.launch, "Launch timed out after 60.0 seconds"))
            try screen.tap("OK")
            #expect(rig.quits == 1)
        }
    }
}
