import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The states of the gallery at rest, on its screens.
@MainActor @Suite struct GalleryScreenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var small: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-5"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var screens: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-5", "iphone-6", "iphone-6-plus", "ipad-9-7"], orientations: [.portrait],
                contents: [.typical(0)])
        }
    }

    @Test(arguments: try screens) func `the gallery of each screen`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        let width = variant.viewport.size.width
        try script("gallery-\(Int(width))", of: rig.root, as: variant) { screen in
            rig.rest()
            try screen.expectGolden("at rest")
            let figures = FlowStyle(.gallery, .current).scaled(to: width)
            let (item, left) = (figures.item, figures.inset)
            let right = left + item.width + figures.interitemSpacing
            for (index, frame) in try (0..<6).map({ try rig.frame(of: $0) }).enumerated() {
                let y = 80 + figures.inset + CGFloat(index / 2) * (item.height + figures.lineSpacing)
                #expect(
                    near(frame, index % 2 == 0 ? left : right, y, item.width, item.height), "\(index): \(frame)")
            }
        }
    }

    @Test(arguments: try phone) func `the views of the screen lie where they were measured`(
        _ variant: Variant<Int>
    ) throws {
        let rig = GalleryRig.launched()
        try script("frames", of: rig.root, as: variant) { _ in
            let view = try #require(try rig.gallery.view as? GalleryView)
            let frames: [(UIView, CGRect)] = [
                (view, CGRect(x: 0, y: 0, width: 375, height: 667)),
                (view.backing, CGRect(x: 0, y: 20, width: 375, height: 647)),
                (view.heading, CGRect(x: 0, y: 20, width: 375, height: 60)),
                (view.heading.titleLabel, CGRect(x: 133.5, y: 39.5, width: 109, height: 21)),
                (view.heading.closeButton, CGRect(x: 326, y: 32, width: 36, height: 36)),
                (view.content, CGRect(x: 0, y: 80, width: 375, height: 587)),
                (view.topCover, CGRect(x: 0, y: 80, width: 375, height: 16)),
                (view.bottomCover, CGRect(x: 0, y: 651, width: 375, height: 16)),
                (view.shadowStrip, CGRect(x: 0, y: 667, width: 375, height: 16)),
                (view.toolbarContainer, CGRect(x: 0, y: 667, width: 375, height: 60)),
            ]
            for (view, frame) in frames {
                let own = view.frameOnScreen
                #expect(near(own, frame.minX, frame.minY, frame.width, frame.height), "\(own), not \(frame)")
            }
            #expect(view.subviews == frames.map(\.0).filter { $0.superview === view }, "from the back to the front")
            #expect(view.heading.closeButton.isHidden && view.toolbarContainer.isHidden)
            #expect(near(try rig.frame(of: 0), 17.578, 97.578, 165.234, 120.703))
        }
    }

    /// The comps show a screen of 320 by 460 points without a status bar.
    @Test(arguments: try small) func `the gallery of the comp`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        let host = UIViewController()
        host.addChild(rig.root)
        rig.root.view.frame = CGRect(x: 0, y: 60, width: 320, height: 460)
        host.view.addSubview(rig.root.view)
        rig.root.didMove(toParent: host)
        try script("gallery-comp-320x460", of: host, as: variant) { screen in
            rig.rest()
            try screen.expectGolden("at rest")
            // In pixels of the comp, which has two per point; its header ends in a line of one point.
            let comp: [(x: CGFloat, y: CGFloat)] = [
                (30, 150), (328, 150), (30, 372), (328, 372), (30, 594), (328, 594),
            ]
            for (item, place) in comp.enumerated() {
                let frame = try rig.frame(of: item).offsetBy(dx: 0, dy: -60)
                #expect(near(frame, place.x / 2, place.y / 2, 141, 103), "\(item): \(frame)")
            }
        }
    }

    @Test(arguments: try phone) func `the footer while a page is on its way`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched(PhotoRecords.all(45))
        try script("gallery-fetching-footer", of: rig.root, as: variant) { screen in
            rig.rest()
            let list = try rig.list
            let footer = UICollectionView.elementKindSectionFooter
            #expect(list.visibleSupplementaryViews(ofKind: footer).isEmpty)
            let height = list.contentSize.height
            try rig.scroll(to: CGPoint(x: 0, y: height - list.bounds.height))
            #expect(rig.services.model.isFetching)
            #expect(list.contentSize.height == height + 60)
            try rig.scroll(to: CGPoint(x: 0, y: list.contentSize.height - list.bounds.height))
            let view = try #require(list.visibleSupplementaryViews(ofKind: footer).first)
            #expect(near(view.frameOnScreen, 0, 607, 375, 60), "\(view.frameOnScreen)")
            #expect(near(try #require(view.subviews.first).frameOnScreen, 177.5, 627, 20, 20))
            try screen.expectGolden("at rest")
            rig.answerPage()
            #expect(list.numberOfItems(inSection: 0) == 40)
            #expect(list.visibleSupplementaryViews(ofKind: footer).isEmpty)
        }
    }

    @Test func `version 1.0 has no footer`() throws {
        try GalleryRig.run(PhotoRecords.all(45), version: .v1_0) { rig, _ in
            let list = try rig.list
            let height = list.contentSize.height
            try rig.scroll(to: CGPoint(x: 0, y: height - list.bounds.height))
            #expect(rig.services.model.isFetching)
            #expect(list.contentSize.height == height)
        }
    }

    @Test(arguments: try phone) func `a gallery without photos`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched([])
        try script("gallery-empty", of: rig.root, as: variant) { screen in
            try screen.expectGolden("at rest")
            #expect(try rig.list.visibleCells.isEmpty)
        }
    }

    @Test(arguments: try phone) func `photos go under the covers`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        try script("gallery-scrolled-under-covers", of: rig.root, as: variant) { screen in
            rig.rest()
            try rig.scroll(to: CGPoint(x: 0, y: 60))
            rig.answerPictures()
            rig.rest()
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phone) func `a photo that nobody measured`(_ variant: Variant<Int>) throws {
        var records = PhotoRecords.all(20)
        records[2] = records[2].with(.width, .number(0)).with(.height, .number(0))
        let rig = GalleryRig.launched(records)
        try script("gallery-unknown-size-item", of: rig.root, as: variant) { screen in
            rig.rest()
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phone) func `pictures fade in as they come`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig()
        rig.flow.launch()
        rig.store.answerCount(20)
        rig.store.answerPage(of: rig.records)
        try script("gallery-filling", of: rig.root, as: variant) { screen in
            advance(by: 29)
            #expect(rig.flow.navigation.viewControllers.count == 1)
            advance(by: 1)
            #expect(rig.root.presentedViewController == nil)
            try screen.expectGolden("empty")
            for request in rig.bucket.waiting.prefix(5) {
                rig.bucket.answer(request, .success(PhotoFiles.png(of: request.question)))
            }
            try screen.expectMotion("fading", at: [0, 0.25, 0.5])
            try screen.expectGolden("partial")
        }
    }
}
