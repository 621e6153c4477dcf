import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The times that `bin/load` prints, measured in a separate process.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["GALLERY_LOAD"] != nil)) struct LoadTimes {
    private static let count = 5_000

    @Test func `five thousand photos`() throws {
        try GalleryRig.run(PhotoRecords.all(Self.count)) { rig, _ in
            let scrolling = try Self.milliseconds { try rig.scrollToEnd() }
            let photos = rig.services.model.photos.count
            let grid = try Self.layoutTime(.gallery, rig)
            let preview = try Self.layoutTime(.preview, rig)
            let again = try Self.milliseconds {
                try rig.scroll(to: .zero)
                try rig.scrollToEnd()
            }
            print(
                "laid out \(photos) photos in \(grid), as a preview in \(preview),",
                "scrolled through them in \(scrolling) as they came and in \(again) with all there")
        }
    }

    /// Returns the time to lay out all photos of a flow for the first time.
    private static func layoutTime(_ kind: FlowStyle.Kind, _ rig: GalleryRig) throws -> Int {
        let pane = PhotoPane(
            kind, rig.services.model, version: .current, frame: CGRect(x: 0, y: 0, width: 375, height: 587))
        return milliseconds { _ = pane.view.collectionViewLayout.collectionViewContentSize }
    }

    private static func milliseconds(_ body: () throws -> Void) rethrows -> Int {
        let duration = try ContinuousClock().measure(body)
        return Int(duration / .milliseconds(1))
    }
}
