import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The transition from the gallery to the preview and back.
@MainActor @Suite struct TransitionTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    @Test(arguments: try phone) func `gallery and preview give way to each other`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        try script("transition", of: rig.root, as: variant) { screen in
            rig.rest()
            try rig.openPreview(of: 3, on: screen)
            try screen.expectMotion("to the preview", at: [0, 0.225, 0.45])
            // The icons grow in half the time of the rest.
            try screen.expectMotion("icons", at: [0.05, 0.1125, 0.225])
            rig.rest()
            try screen.tap("Close")
            try screen.expectMotion("to the gallery", at: [0, 0.225, 0.45])
            rig.rest()
            try screen.expectGolden("back")
        }
    }

    @Test(arguments: try phone) func `what is there meanwhile`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        try script("transition-views", of: rig.root, as: variant) { screen in
            rig.rest()
            let grid = try rig.list
            let view = try #require(try rig.gallery.view as? GalleryView)
            try rig.openPreview(of: 3, on: screen)
            let list = try rig.list
            let container = try #require(list.superview)
            #expect(container.subviews == [list, grid], "the new list lies under the old one")
            #expect(abs(list.contentOffset.x - 3 * 375) < 0.01)
            #expect(view.heading.backgroundColor == .slate && view.backing.backgroundColor == .black)
            #expect(try rig.gallery.preferredStatusBarStyle == .lightContent)
            #expect(try rig.cell(3).backgroundColor == .black)
            let layer = try #require(list.layer.presentation())
            #expect(abs(layer.affineTransform().a - 0.85) < 0.01 && abs(layer.affineTransform().d - 0.95) < 0.01)
            advance(by: 0.44)
            #expect(grid.superview != nil && !view.heading.closeButton.isHidden)
            #expect(try rig.gallery.toolbar.icons.allSatisfy { $0.alpha == 0 })
            advance(by: 0.02)
            #expect(grid.superview == nil)
            #expect(try rig.gallery.toolbar.icons.allSatisfy { $0.alpha == 1 })
            #expect(view.heading.titleLabel.alpha == 0 && view.heading.closeButton.alpha == 1)

            try rig.scroll(to: CGPoint(x: 10 * 375, y: 0))
            rig.answerPictures()
            let first = try #require(try rig.gallery.photos.pane?.firstVisibleItem)
            try screen.tap("Close")
            #expect(view.heading.closeButton.isHidden)
            #expect(try rig.gallery.toolbar.parent == nil)
            let back = try rig.list
            #expect(back.collectionViewLayout is ScaledFlowLayout && back !== grid)
            #expect(
                abs(try rig.frame(of: first).midY - (80 + 587 / 2)) < 1,
                "the first photo that was seen is in the middle")
            #expect(try rig.cell(first).backgroundColor == .white)
            rig.rest()
            #expect(view.toolbarContainer.isHidden && view.heading.titleLabel.alpha == 1)
            #expect(rig.services.model.pictures.wantedCount == back.visibleCells.count, "only the grid wants pictures")
        }
    }

    @Test func `taps during the way do no harm`() throws {
        try GalleryRig.run { rig, screen in
            rig.rest()
            try rig.openPreview(of: 1, on: screen)
            advance(by: 0.1)
            try screen.tap("Close")
            advance(by: 0.1)
            try rig.openPreview(of: 2, on: screen)
            rig.rest()
            #expect(try rig.gallery.isPreview)
            #expect(try #require(try rig.list.superview).subviews.count == 1)
            #expect(try rig.gallery.toolbar.icons.allSatisfy { $0.alpha == 1 })
            let visible = try rig.list.indexPathsForVisibleItems.count
            #expect(rig.services.model.pictures.wantedCount == visible)
        }
    }
}
