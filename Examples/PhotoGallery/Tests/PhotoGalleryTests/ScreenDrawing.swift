import AppRigs
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// Draws the screens that `bin/screens` asks for.
@MainActor @Suite(.enabled(if: RequestedScreens.areWanted("GALLERY_SCREENS"))) struct ScreenDrawing {
    private static let all = [
        "launch", "waiting", "gallery", "gallery --offset 60", "fetching", "gallery --width 320", "gallery --width 414",
        "preview", "preview --photo 2", "preview --photo 3", "preview --photo 4", "preview --offset 187.5", "bare",
        "lockout",
    ]

    @Test func draw() throws {
        try RequestedScreens.draw("GALLERY_SCREENS", all: Self.all) { try picture(of: try ScreenRequest($0)) }
    }

    private func picture(of request: ScreenRequest) throws -> Data {
        var data = Data()
        for variant in try request.matrix {
            let rig = GalleryRig(PhotoRecords.all(request.name == .empty ? 0 : request.name == .fetching ? 45 : 20))
            try script("drawing", of: try root(of: request, rig), as: variant) { screen in
                try prepare(rig, request, screen)
                data = try screen.pngData()
            }
        }
        return data
    }

    /// What is shown for a request at first.
    private func root(of request: ScreenRequest, _ rig: GalleryRig) throws -> UIViewController {
        switch request.name {
        case .launch:
            let bundle = Bundle(for: GalleryViewController.self)
            return try #require(UIStoryboard(name: "LaunchScreen", bundle: bundle).instantiateInitialViewController())
        case .waiting: break
        case .lockout: return LockoutViewController {}
        case .gallery, .fetching, .empty, .preview, .bare: rig.launch()
        }
        return rig.root
    }

    /// Brings it into its state.
    private func prepare(_ rig: GalleryRig, _ request: ScreenRequest, _ screen: TestScreen) throws {
        rig.rest()
        switch request.name {
        case .launch, .waiting, .lockout, .empty: return
        case .gallery: try rig.scroll(to: CGPoint(x: 0, y: request.offset))
        case .fetching:
            for _ in 0..<2 {
                let list = try rig.list
                try rig.scroll(to: CGPoint(x: 0, y: list.contentSize.height - list.bounds.height))
            }
        case .preview, .bare:
            try rig.openPreview(of: request.photo, on: screen)
            rig.rest()
            if request.offset > 0 { try rig.scroll(to: CGPoint(x: request.offset, y: 0)) }
            if request.name == .bare { try screen.tap(.row(request.photo, in: try rig.list)) }
        }
        rig.answerPictures()
        rig.rest()
    }
}
