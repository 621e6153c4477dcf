import Foundation
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// The app with a service that a test answers.
@MainActor final class AppRig {
    @MainActor final class Clock { var time = 0.0 }

    let loader = HeldLoader()
    let clock = Clock()
    let cache: PageCache
    let pager: PagerViewController
    let notifications = NotificationCenter()
    var feed: Feed
    /// Returns the size of a picture by its number, in pixels.
    var size: (Int) -> CGSize

    init(_ feed: Feed = Feed(), size: @escaping (Int) -> CGSize = { _ in CGSize(width: 90, height: 60) }) {
        (self.feed, self.size) = (feed, size)
        let clock = clock
        cache = PageCache(PhotoService(base: URL(filePath: "/v1"), key: "k"), loader: loader) { clock.time }
        pager = PagerViewController(
            cache: cache, library: PictureLibrary(loader: loader), notifications: notifications)
    }

    /// Shows the app on a screen while a closure runs.
    static func run(
        _ feed: Feed = Feed(), size: @escaping (Int) -> CGSize = { _ in CGSize(width: 90, height: 60) },
        _ body: (AppRig, TestScreen) throws -> Void
    ) throws {
        for variant in try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) {
            let rig = AppRig(feed, size: size)
            try script("pages", of: rig.pager, as: variant) { try body(rig, $0) }
        }
    }

    var page: PageViewController { get throws { try #require(shownPage) } }
    var shownPage: PageViewController? { pager.pages.viewControllers?.first as? PageViewController }
    var grid: PhotoGridView { get throws { try page.grid } }

    /// The title above the photos.
    var title: String? { shownPage?.view.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }

    /// The numbers of the requested pages, in order.
    var requestedPages: [Int] { loader.requested.compactMap(Feed.page) }

    func button(_ index: Int) throws -> PhotoButton { try #require(try grid.buttons[index]) }

    func right(_ url: URL) -> Result<Data, LoadFailure> {
        if Feed.page(of: url) != nil { return .success(feed.answer(to: url)) }
        let number = Feed.number(of: url)
        return .success(Pictures.data(number, size(number)))
    }

    /// Answers the page requests, but not those for pictures.
    func answerPages() {
        for held in loader.waiting where Feed.page(of: held.url) != nil { loader.answer(held, right(held.url)) }
        settle()
    }

    /// Answers all requests, and lets animations finish.
    func answerAll() {
        repeat {
            loader.answerAll(right)
            settle()
        } while !loader.waiting.isEmpty
    }

    /// Scrolls the photos like a finger that rests before it is lifted.
    func scroll(to offset: CGFloat) throws {
        let grid = try grid
        grid.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        grid.delegate?.scrollViewDidEndDragging(grid, willDecelerate: false)
        settle()
    }
}

/// Pictures as files, each with frames in a different place; straight lines make small files.
@MainActor enum Pictures {
    private struct Key: Hashable {
        var number: Int
        var width: CGFloat
        var height: CGFloat
    }
    private static var known: [Key: Data] = [:]

    static func data(_ number: Int, _ size: CGSize) -> Data {
        let key = Key(number: size.width < 60 ? 0 : number % 20, width: size.width, height: size.height)
        if let data = known[key] { return data }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            draw(key.number, CGRect(origin: .zero, size: size))
        }
        known[key] = data
        return data
    }

    private static func draw(_ number: Int, _ bounds: CGRect) {
        UIColor(hue: CGFloat(number * 3 % 10) / 10, saturation: 0.5, brightness: 0.4, alpha: 1).setFill()
        UIBezierPath(rect: bounds).fill()
        guard bounds.width >= 60 else { return }
        let side = min(bounds.width, bounds.height)
        let center = CGPoint(
            x: bounds.width * CGFloat(2 + number % 5) / 8, y: bounds.height * CGFloat(2 + number % 3) / 6)
        for frame in 1..<6 {
            UIColor(hue: CGFloat((number * 3 + frame) % 10) / 10, saturation: 0.7, brightness: 0.95, alpha: 1)
                .setStroke()
            let radius = CGFloat(frame) * side / 8
            let path = UIBezierPath(
                rect: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
            path.lineWidth = side / 20
            path.stroke()
        }
    }
}

/// Returns whether frames are equal to a hundredth of a point.
func near(_ frame: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let frame else { return false }
    return zip([frame.minX, frame.minY, frame.width, frame.height], [x, y, width, height])
        .allSatisfy { abs($0 - $1) < 0.01 }
}
