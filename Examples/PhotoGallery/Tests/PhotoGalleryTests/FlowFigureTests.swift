import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

/// The metrics of the two flows, in proportion to their width.
@MainActor @Suite struct FlowFigureTests {
    nonisolated static let scaled: [(CGFloat, CGFloat, CGFloat, CGSize)] = [
        (320, 15, 8, CGSize(width: 141, height: 103)),
        (375, 17.578, 9.375, CGSize(width: 165.234, height: 120.703)),
        (414, 19.406, 10.35, CGSize(width: 182.419, height: 133.256)),
        (640, 30, 16, CGSize(width: 282, height: 206)),
        (768, 36, 19.2, CGSize(width: 338.4, height: 247.2)),
    ]

    @Test(arguments: scaled) func `the gallery's figures`(
        _ width: CGFloat, _ inset: CGFloat, _ spacing: CGFloat, _ item: CGSize
    ) {
        let figures = FlowStyle(.gallery, .current).scaled(to: width)
        #expect(abs(figures.inset - inset) < 0.001)
        #expect(abs(figures.lineSpacing - spacing) < 0.001)
        #expect(abs(figures.interitemSpacing - spacing) < 0.001)
        #expect(abs(figures.item.width - item.width) < 0.001 && abs(figures.item.height - item.height) < 0.001)
    }

    @Test func `the preview's figures, and where the versions differ`() {
        let preview = FlowStyle(.preview, .v1_1).scaled(to: 320)
        #expect(
            preview
                == FlowFigures(inset: 0, lineSpacing: 0, interitemSpacing: 100, item: CGSize(width: 160, height: 120)))
        #expect(FlowStyle(.preview, .v1_0).scaled(to: 320).interitemSpacing == 0)
        #expect(FlowStyle(.preview, .current).isPaging && !FlowStyle(.gallery, .current).isPaging)
        #expect(Version.current == .v1_1)
        #expect(Version.allCases.map(\.toolbarDrop) == [45, 60])
        #expect(Version.allCases.map { $0.transitionDuration(isSlow: false) } == [0.35, 0.45])
        #expect(Version.allCases.map { $0.transitionDuration(isSlow: true) } == [3.5, 1.8])
        #expect(Version.allCases.map(\.hasFooter) == [false, true])
        #expect(Version.allCases.map(\.knowsTotal) == [false, true])
        #expect(Version.allCases.map(\.cellsFetchPictures) == [true, false])
    }

    /// Returns the frames of the first items in a grid of a width, in points of the content.
    private func frames(_ width: CGFloat, _ records: [Record] = PhotoRecords.all(20)) throws -> [CGRect] {
        let rig = GalleryRig.launched(records)
        let pane = PhotoPane(
            .gallery, rig.services.model, version: .current, frame: CGRect(x: 0, y: 0, width: width, height: 600))
        return try (0..<6).map {
            try #require(pane.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
        }
    }

    @Test func `a width of 640 has items where the comp has them`() throws {
        let frames = try frames(640)
        #expect(frames.map(\.minX) == [30, 328, 30, 328, 30, 328])
        #expect(frames.map(\.minY) == [30, 30, 252, 252, 474, 474])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 282, height: 206) })
    }

    @Test func `a width of 375 has two items in a line`() throws {
        let frames = try frames(375)
        #expect(abs(frames[0].minX - 17.578) < 0.25 && abs(frames[1].minX - 192.188) < 0.25)
        #expect(frames[0].minY == frames[1].minY)
        #expect(abs(frames[1].maxX - (375 - 17.578)) < 0.25)
    }

    @Test func `every width has two columns`() throws {
        let rig = GalleryRig.launched()
        let pane = PhotoPane(
            .gallery, rig.services.model, version: .current, frame: CGRect(x: 0, y: 0, width: 100, height: 600))
        for width in stride(from: CGFloat(100), through: 1_400, by: 3.7) {
            pane.view.frame.size.width = width
            pane.view.layoutIfNeeded()
            let frames = try (0..<3).map {
                try #require(pane.view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
            }
            #expect(frames[0].minY == frames[1].minY && frames[1].minY < frames[2].minY, "at \(width)")
        }
    }

    @Test func `a photo that nobody measured has the comp's size, alone in its line on a phone`() throws {
        var records = PhotoRecords.all(6)
        records[2] = records[2].with(.width, .number(0))
        let frames = try frames(375, records)
        #expect(frames[2].size == CGSize(width: 282, height: 206))
        #expect(frames[1].maxY < frames[2].minY && frames[2].maxY < frames[3].minY)
        #expect(frames[3].minY == frames[4].minY)
    }

    nonisolated static let previews: [(CGSize, CGSize, CGSize)] = [
        (CGSize(width: 300, height: 200), CGSize(width: 375, height: 587), CGSize(width: 375, height: 320)),
        (CGSize(width: 400, height: 300), CGSize(width: 375, height: 587), CGSize(width: 375, height: 320)),
        (CGSize(width: 600, height: 200), CGSize(width: 375, height: 587), CGSize(width: 375, height: 320)),
        (CGSize(width: 240, height: 240), CGSize(width: 375, height: 587), CGSize(width: 375, height: 375)),
        (CGSize(width: 200, height: 300), CGSize(width: 375, height: 587), CGSize(width: 375, height: 587)),
        (CGSize(width: 150, height: 300), CGSize(width: 375, height: 587), CGSize(width: 293.5, height: 587)),
        (CGSize(width: 240, height: 240), CGSize(width: 768, height: 500), CGSize(width: 768, height: 500)),
        (CGSize(width: 300, height: 200), CGSize(width: 0, height: 587), CGSize(width: 1, height: 1)),
        (CGSize(width: 300, height: 200), CGSize(width: 375, height: 0), CGSize(width: 1, height: 1)),
        (CGSize(width: 1, height: 900), CGSize(width: 375, height: 587), CGSize(width: 1, height: 1)),
        (CGSize(width: 0, height: 200), CGSize(width: 375, height: 587), CGSize(width: 1, height: 1)),
    ]

    @Test(arguments: previews) func `sizes in the preview`(_ picture: CGSize, _ container: CGSize, _ size: CGSize) {
        #expect(PhotoSize.preview(picture, in: container) == size)
    }

    nonisolated static let presences: [(CGFloat, CGFloat, CGFloat)] = [
        (375, 187.5, 1), (375, 562.5, 0.625), (375, -187.5, 0.625), (375, 375, 0.8125), (293.5, 146.75, 1),
        (375, 3_000, 0),
    ]

    @Test(arguments: presences) func `what is away from its place is smaller`(
        _ width: CGFloat, _ center: CGFloat, _ presence: CGFloat
    ) {
        #expect(abs(PreviewFlowLayout.presence(itemWidth: width, center: center) - presence) < 1e-9)
    }
}
