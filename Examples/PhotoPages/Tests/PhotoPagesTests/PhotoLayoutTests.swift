import Testing
import UIKit

@testable import PhotoPages

/// The frames of photos, exact to a hundredth of a point.
@MainActor @Suite struct PhotoLayoutTests {
    private func grid(_ scale: PhotoLayout.Scale, _ width: CGFloat, _ count: Int = 20) -> PhotoLayout {
        PhotoLayout(scale, width: width, count: count) { _ in nil }
    }

    struct Row: Sendable {
        var width: CGFloat
        var scale: PhotoLayout.Scale
        var side: CGFloat
        var x: [CGFloat]
    }

    @Test(arguments: [
        Row(width: 375, scale: .four, side: 91.75, x: [1, 94.75, 188.5, 282.25]),
        Row(width: 375, scale: .two, side: 185.5, x: [1, 188.5]), Row(width: 375, scale: .one, side: 373, x: [1]),
        Row(width: 320, scale: .four, side: 78, x: [1, 81, 161, 241]),
        Row(width: 414, scale: .four, side: 101.5, x: [1, 104.5, 208, 311.5]),
        Row(width: 667, scale: .four, side: 164.75, x: [1, 167.75, 334.5, 501.25]),
        Row(width: 768, scale: .four, side: 190, x: [1, 193, 385, 577]),
    ]) func `columns and sides`(_ row: Row) {
        let layout = grid(row.scale, row.width)
        for index in 0..<20 {
            let frame = layout.frames[index]
            #expect(abs(frame.minX - row.x[index % row.x.count]) < 1e-9)
            #expect(abs(frame.width - row.side) < 1e-9 && abs(frame.height - row.side) < 1e-9)
        }
        #expect(layout.infoFrames.count == (row.scale == .one ? 20 : 0))
    }

    @Test func `twenty photos at 375 points`() {
        #expect(near(grid(.four, 375).frames[7], 282.25, 94.75, 91.75, 91.75))
        #expect(grid(.four, 375).contentHeight == 468.75)
        #expect(grid(.two, 375).contentHeight == 1_875)
        #expect(grid(.four, 375, 21).contentHeight == 562.5)
        #expect(grid(.four, 375, 0).contentHeight == 0)
        #expect(grid(.one, 375, 0).contentHeight == 0)
    }

    @Test func `one column follows the pictures, as far as they are there`() {
        let sizes = [
            CGSize(width: 900, height: 600), CGSize(width: 600, height: 900), CGSize(width: 280, height: 280), nil,
        ]
        let layout = PhotoLayout(.one, width: 375, count: 4) { sizes[$0] }
        let expected: [(y: CGFloat, height: CGFloat, info: CGFloat)] = [
            (1, 248.67, 249.67), (501.67, 559.5, 1_061.17), (1_313.17, 280, 1_593.17), (1_845.17, 373, 2_218.17),
        ]
        for (index, row) in expected.enumerated() {
            #expect(near(layout.frames[index], 1, row.y, 373, row.height), "\(layout.frames[index])")
            #expect(near(layout.infoFrames[index], 1, row.info, 373, 250))
        }
        #expect(abs(layout.contentHeight - 2_469.17) < 0.01)
    }

    @Test func `the first photo in sight is seen, not only touched`() {
        let layout = grid(.four, 375)
        func first(_ top: CGFloat) -> Int? {
            layout.firstPhoto(in: CGRect(x: 0, y: top, width: 375, height: 300))
        }
        #expect(first(0) == 0)
        #expect(first(92) == 0)
        #expect(first(92.75) == 4, "the first row ends there")
        #expect(first(100) == 4)
        #expect(first(600) == nil)
        let column = grid(.one, 375)
        #expect(column.firstPhoto(in: CGRect(x: 0, y: 400, width: 375, height: 100)) == nil, "texts do not count")
    }

    @Test(arguments: PhotoLayout.Scale.allCases) func `photos in sight are those that a look at each one finds`(
        _ scale: PhotoLayout.Scale
    ) {
        let layout = PhotoLayout(scale, width: 375, count: 203) { CGSize(width: 300, height: ($0 * 37) % 400) }
        for top in stride(from: CGFloat(-700), to: layout.contentHeight + 700, by: 173) {
            let rect = CGRect(x: 0, y: top, width: 375, height: 617)
            let seen = (0..<203).filter { index in
                let info = layout.infoFrames.isEmpty ? CGRect.null : layout.infoFrames[index]
                let bottom = max(layout.frames[index].maxY, info.isNull ? -.infinity : info.maxY)
                return layout.frames[index].minY < rect.maxY && bottom > rect.minY
            }
            #expect(Array(layout.photos(in: rect)) == seen)
        }
    }
}
