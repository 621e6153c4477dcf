import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// Version 1.0, whose cells load their pictures.
@MainActor @Suite struct FetchingCellTests {
    private func paths(_ rig: GalleryRig) -> [String] {
        rig.bucket.forgetCancelled()
        return rig.bucket.waiting.map(\.question.path)
    }

    /// Returns the files of all visible photos.
    private func filesInSight(_ rig: GalleryRig) throws -> [String] {
        try rig.list.indexPathsForVisibleItems.sorted().map { "/files/\($0.item).png" }
    }

    private func answer(_ path: String, in rig: GalleryRig, _ result: (URL) -> Result<Data, RemoteFailure>) {
        for request in rig.bucket.waiting where request.question.path == path {
            rig.bucket.answer(request, result(request.question))
        }
    }

    @Test func `the file is laid below the thumbnail, which fades away`() throws {
        try GalleryRig.run(version: .v1_0) { rig, _ in
            rig.rest()
            let cell = try rig.cell(0)
            #expect(cell.hasThumbnail && !cell.hasFile)
            answer("/files/0.png", in: rig) { .success(PhotoFiles.png(of: $0)) }
            #expect(cell.hasFile)
            advance(by: 0.25)
            let thumbnail = try #require(cell.contentView.subviews.last)
            #expect(abs((thumbnail.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
            rig.rest()
            #expect(thumbnail.alpha == 0)
        }
    }

    @Test func `cells that leave give up their requests, those that come make theirs`() throws {
        try GalleryRig.run(PhotoRecords.all(20), version: .v1_0) { rig, _ in
            rig.rest()
            let list = try rig.list
            let above = try filesInSight(rig)
            #expect(paths(rig) == above && above.first == "/files/0.png")
            try rig.scroll(to: CGPoint(x: 0, y: list.contentSize.height - list.bounds.height))
            #expect(try paths(rig) == filesInSight(rig) && paths(rig).first != above.first)
            rig.answerPictures()
            rig.rest()
            for path in list.indexPathsForVisibleItems { #expect(try rig.cell(path.item).hasFile) }
            #expect(rig.services.model.pictures.wantedCount == 0, "the model fetches nothing")
        }
    }

    @Test func `a list that is gone leaves no requests`() throws {
        try GalleryRig.run(version: .v1_0) { rig, screen in
            rig.rest()
            try rig.openPreview(of: 3, on: screen)
            #expect(paths(rig).contains("/files/9.png"), "the grid is still there")
            rig.rest()
            #expect(try paths(rig).sorted() == filesInSight(rig))
            rig.answerPictures()
            rig.rest()
            #expect(try rig.cell(3).hasFile)
        }
    }

    @Test func `pictures that failed are asked for again when the app comes back`() throws {
        try GalleryRig.run(version: .v1_0) { rig, _ in
            rig.rest()
            answer("/files/2.png", in: rig) { _ in .failure(.unreachable) }
            #expect(!paths(rig).contains("/files/2.png"))
            rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            #expect(paths(rig).filter { $0 == "/files/2.png" }.count == 1)
        }
    }
}
