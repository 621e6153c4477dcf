import Foundation
import GiphyData
import GiphyFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Giphy

/// The app with a service that a test answers.
@MainActor final class AppRig {
    let held = HeldDataSource()
    let tokens: MemoryTokenStore
    let source: ObjectSource
    let root: RootViewController
    var feed: Feed
    let pictures: PaintedPictures

    enum Stage { case splash, authentication, list }

    init(token: String? = "good", feed: Feed = Feed(count: 8), pictures: PaintedPictures = .painted) {
        (self.feed, self.pictures) = (feed, pictures)
        tokens = MemoryTokenStore(token)
        source = ObjectSource(service: Self.service, source: held, tokens: tokens)
        root = RootViewController(source: source, tokens: tokens)
    }

    static let service = URL(string: "https://gifs.example/v1") ?? URL(filePath: "/v1")

    /// Shows the app on a screen while a closure runs.
    static func run(
        token: String? = "good", feed: Feed = Feed(count: 8), _ body: (AppRig, TestScreen) throws -> Void
    ) throws {
        let rig = AppRig(token: token, feed: feed)
        let screen = TestScreen(rig.root)
        defer { screen.close() }
        try body(rig, screen)
    }

    var stage: Stage {
        switch root.children.last {
        case is AuthenticationViewController: .authentication
        case is UINavigationController: .list
        default: .splash
        }
    }

    var list: MediaListViewController { get throws { try #require(shownList) } }

    /// The list, if it is shown.
    var shownList: MediaListViewController? {
        (root.children.last as? UINavigationController)?.topViewController as? MediaListViewController
    }

    /// The waiting requests for parts of the list.
    var waitingParts: [HeldDataSource.Held] { held.waiting.filter { $0.url.path == "/v1/trending" } }

    /// Answers a request like a service that accepts the token "good".
    func answer(_ request: HeldDataSource.Held) { held.answer(request, right(request)) }

    func right(_ request: HeldDataSource.Held) -> Result<Data, ServiceFailure> {
        switch request.url.path {
        case "/v1/token": .success(Feed.token("good"))
        case _ where request.token != "good": .failure(.unauthorized)
        case "/v1/trending": .success(feed.answer(to: request.url))
        default: .success(pictures.data(of: request.url))
        }
    }

    /// Answers all requests, and lets animations finish.
    func answerAll() {
        repeat {
            held.answerAll(right)
            settle()
        } while !held.waiting.isEmpty
    }
}

/// Pictures whose width in pixels is the number in their address plus a hundred.
@MainActor final class PaintedPictures {
    private var known: [URL: Data] = [:]
    private let isPlain: Bool

    static let painted = PaintedPictures(isPlain: false)
    /// Pictures of one color, four pixels high.
    static let plain = PaintedPictures(isPlain: true)

    private init(isPlain: Bool) { self.isPlain = isPlain }

    static func number(of url: URL) -> Int { Int(url.deletingPathExtension().lastPathComponent) ?? 0 }

    func data(of url: URL) -> Data {
        if let data = known[url] { return data }
        let number = Self.number(of: url)
        let data = isPlain ? Self.plain(number) : Self.painted(number)
        known[url] = data
        return data
    }

    private static func plain(_ number: Int) -> Data {
        png(CGSize(width: 100 + number, height: 4)) { bounds in
            UIColor.gray.setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    /// Draws rings around a different place for each number, with the proportions of the feed's sizes.
    private static func painted(_ number: Int) -> Data {
        let size = Feed.sizes[number % Feed.sizes.count]
        let width = CGFloat(100 + number)
        let height = size.width > 0 ? (width * CGFloat(size.height) / CGFloat(size.width)).rounded() : 4
        return png(CGSize(width: width, height: height)) { bounds in
            UIColor(hue: CGFloat(number * 3 % 10) / 10, saturation: 0.6, brightness: 0.35, alpha: 1).setFill()
            UIBezierPath(rect: bounds).fill()
            let center = CGPoint(
                x: bounds.width * CGFloat(2 + number % 5) / 8, y: bounds.height * CGFloat(2 + number % 3) / 6)
            for ring in 1..<7 {
                UIColor(
                    hue: CGFloat((number * 3 + ring) % 10) / 10, saturation: 0.7, brightness: 0.95, alpha: 1
                ).setStroke()
                let radius = CGFloat(ring * 12)
                let path = UIBezierPath(
                    ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
                path.lineWidth = 5
                path.stroke()
            }
        }
    }

    /// Returns a drawing as a file, with one pixel per point.
    private static func png(_ size: CGSize, _ draw: (CGRect) -> Void) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            draw(CGRect(origin: .zero, size: size))
        }
    }
}
