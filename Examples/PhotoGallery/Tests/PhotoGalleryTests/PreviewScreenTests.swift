import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The preview of single photos.
@MainActor @Suite struct PreviewScreenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var phones: Matrix<Int> {
        get throws {
            try Matrix(devices: ["iphone-5", "iphone-6"], orientations: [.portrait], contents: [.typical(0)])
        }
    }

    /// The items with photos of each kind, and their frames on the screen.
    nonisolated static let kinds: [(String, Int, CGRect)] = [
        ("landscape-photo", 0, CGRect(x: 0, y: 213.5, width: 375, height: 320)),
        ("square", 2, CGRect(x: 0, y: 186, width: 375, height: 375)),
        ("portrait", 3, CGRect(x: 0, y: 80, width: 375, height: 587)),
        ("narrow-portrait", 4, CGRect(x: 40.75, y: 80, width: 293.5, height: 587)),
    ]

    @Test(arguments: try phone, kinds) func `photos of each kind`(
        _ variant: Variant<Int>, _ kind: (name: String, item: Int, frame: CGRect)
    ) throws {
        let rig = GalleryRig.launched()
        try script("preview-\(kind.name)", of: rig.root, as: variant) { screen in
            try rig.openPreview(of: kind.item, on: screen)
            rig.rest()
            let frame = try rig.cell(kind.item).layer.convert(try rig.cell(kind.item).bounds, to: nil)
            let wanted = kind.frame
            #expect(abs(frame.midX - wanted.midX) < 0.5 && abs(frame.midY - wanted.midY) < 0.5, "\(frame)")
            #expect(try rig.cell(kind.item).bounds.size == wanted.size)
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phone) func `two taps take the bars away and bring them back`(
        _ variant: Variant<Int>
    ) throws {
        let rig = GalleryRig.launched()
        try script("preview-no-chrome", of: rig.root, as: variant) { screen in
            try rig.openPreview(of: 0, on: screen)
            rig.rest()
            let view = try #require(try rig.gallery.view as? GalleryView)
            let frame = try rig.cell(0).frameOnScreen
            try screen.tap(.row(0, in: try rig.list))
            #expect(!view.heading.isHidden, "not before they have faded")
            advance(by: 0.06)
            #expect(view.heading.isHidden && view.toolbarContainer.isHidden)
            #expect(try rig.cell(0).frameOnScreen == frame)
            try screen.expectGolden("at rest")
            try screen.tap(.row(0, in: try rig.list))
            advance(by: 0.06)
            #expect(!view.heading.isHidden && !view.toolbarContainer.isHidden)
            #expect(view.heading.alpha == 1 && view.toolbarContainer.alpha == 1)
            #expect(try rig.cell(0).frameOnScreen == frame)
        }
    }

    @Test(arguments: try phone) func `half way between two photos`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        try script("preview-mid-scroll", of: rig.root, as: variant) { screen in
            try rig.openPreview(of: 0, on: screen)
            rig.rest()
            try rig.scroll(to: CGPoint(x: 187.5, y: 0))
            rig.rest()
            for item in 0..<2 {
                let cell = try rig.cell(item)
                #expect(abs(cell.transform.a - 0.8125) < 1e-6 && abs(cell.alpha - 0.8125) < 1e-6)
            }
            try screen.expectGolden("at rest")
            try rig.scroll(to: .zero)
            #expect(try rig.cell(0).transform == .identity)
        }
    }

    @Test(arguments: try phone) func `a swipe turns to the next page`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        try script("paging", of: rig.root, as: variant) { screen in
            try rig.openPreview(of: 0, on: screen)
            rig.rest()
            let list = try rig.list
            for page in 1...2 {
                try screen.swipeLeft(list)
                rig.rest()
                #expect(abs(list.contentOffset.x - CGFloat(page) * 375) < 0.5, "\(list.contentOffset)")
                #expect(try abs(rig.cell(page).transform.a - 1) < 1e-3)
            }
            try screen.swipeRight(list)
            rig.rest()
            #expect(abs(list.contentOffset.x - 375) < 0.5)
            try rig.scroll(to: CGPoint(x: 4 * 375 + 10, y: 0))
            #expect(
                try #require(list.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))).center.x
                    == 4 * 375 + 293.5 + 187.5, "a narrow photo puts those after it beside the pages")
        }
    }

    @Test(arguments: try phones) func `the toolbar`(_ variant: Variant<Int>) throws {
        let rig = GalleryRig.launched()
        let width = variant.viewport.size.width
        try script("toolbar-\(Int(width))", of: rig.root, as: variant) { screen in
            try rig.openPreview(of: 0, on: screen)
            rig.rest()
            let toolbar = try rig.gallery.toolbar
            let top = variant.viewport.size.height - 45
            #expect(near(toolbar.view.frameOnScreen, 0, top, width, 60), "\(toolbar.view.frameOnScreen)")
            let places: [CGFloat] = width == 375 ? [45.94, 140.63, 236.63, 332.25] : [39.2, 120, 201.92, 283.52]
            for (index, (icon, place)) in zip(toolbar.icons, places).enumerated() {
                let frame = icon.frameOnScreen
                #expect(abs(frame.midX - place) <= 0.5, "\(index): \(frame)")
                #expect(abs(frame.midY - (top + (index == 1 ? 24 : 23))) <= 0.5, "\(index): \(frame)")
                #expect(frame.size == (index == 1 ? CGSize(width: 28, height: 24) : CGSize(width: 34, height: 30)))
            }
            var pressed: [ToolbarAction] = []
            toolbar.didPress = { pressed.append($0) }
            for action in ToolbarAction.allCases { try screen.tap(action.title) }
            #expect(pressed == ToolbarAction.allCases)
            try screen.expectGolden("at rest")
        }
    }
}
