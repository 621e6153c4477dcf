import Foundation
import GiphyData
import GiphyFixtures
import LayoutSimUIKitTesting
import Synchronization
import Testing
import UIKit

@testable import Giphy

/// The navigation from the splash screen to the list and back.
@MainActor @Suite struct FlowTests {
    /// A store that records the visible screen when it is asked for the token.
    private final class WatchingStore: TokenStore {
        private let asks = Mutex<[Bool]>([])
        let isSplashSeen = Mutex(false)
        var asked: [Bool] { asks.withLock { $0 } }

        func token() -> Token? {
            let seen = isSplashSeen.withLock { $0 }
            asks.withLock { $0.append(seen) }
            return Token("good")
        }
        func store(_ token: Token) {}
        func clear() {}
    }

    @Test func `nothing is decided before the splash screen is seen`() throws {
        let store = WatchingStore()
        let held = HeldDataSource()
        let root = RootViewController(
            source: ObjectSource(service: AppRig.service, source: held, tokens: store), tokens: store)
        root.loadViewIfNeeded()
        let splash = try #require(root.children.last as? SplashViewController)
        #expect(store.asked.isEmpty)
        let decide = splash.didAppear
        splash.didAppear = {
            store.isSplashSeen.withLock { $0 = splash.viewIfLoaded?.window != nil }
            decide?()
        }
        let screen = TestScreen(root)
        defer { screen.close() }
        #expect(store.asked.first == true)
        #expect(root.children.last is UINavigationController)
        #expect(held.requested.count == 1)
    }

    @Test func `with a token the list comes, without one authentication, which leads to the list by way of the splash`()
        throws
    {
        try AppRig.run { rig, _ in #expect(rig.stage == .list) }
        try AppRig.run(token: nil) { rig, screen in
            #expect(rig.stage == .authentication)
            #expect(rig.held.requested.isEmpty, "nothing is asked for before the user wants it")
            try screen.tap("Sign in")
            #expect(rig.held.waiting.map(\.url.path) == ["/v1/token"])
            rig.answerAll()
            #expect(rig.tokens.token()?.text == "good")
            #expect(rig.stage == .list)
        }
    }

    @Test func `a refused sign-in says so, and can be tried again`() throws {
        try AppRig.run(token: nil) { rig, screen in
            try screen.tap("Sign in")
            rig.held.answerAll { _ in .failure(.unauthorized) }
            #expect(rig.stage == .authentication)
            try screen.tap("Try again")
            rig.held.answerAll { _ in .failure(.unreachable) }
            try screen.tap("Try again")
            rig.answerAll()
            #expect(rig.stage == .list)
        }
    }

    enum Request: CaseIterable { case firstPart, laterPart, picture }

    @Test(arguments: Request.allCases) func `a 401 on any request tears the list down to the splash screen`(
        _ request: Request
    ) throws {
        try AppRig.run(feed: Feed(count: 60)) { rig, screen in
            weak let list = try rig.list
            if request != .firstPart { rig.answer(try #require(rig.waitingParts.first)) }
            settle()
            if request == .laterPart {
                let view = try rig.list.collectionView
                view.setContentOffset(CGPoint(x: 0, y: view.contentSize.height - view.bounds.height), animated: false)
                advance(by: 0.1)
            }
            let refused = try #require(
                rig.held.waiting.first { ($0.url.path == "/v1/trending") == (request != .picture) })
            let others = rig.held.waiting.filter { $0 !== refused }
            rig.held.answer(refused, .failure(.unauthorized))
            settle()
            #expect(rig.tokens.token() == nil)
            #expect(rig.stage == .authentication, "the splash screen has decided anew")
            #expect(rig.root.children.count == 1)
            #expect(list == nil, "the list is gone")
            // Pending requests are cancelled, and their answers change nothing.
            for other in others {
                #expect(other.isCancelled)
                rig.held.answer(other, .failure(.unauthorized))
            }
            #expect(rig.stage == .authentication)
            try screen.tap("Sign in")
            rig.answerAll()
            #expect(try !rig.list.collectionView.visibleCells.isEmpty)
        }
    }

    @Test func `a presentation has what the cell needs, and the cell its height`() throws {
        let media = MediaObject(
            id: "1", title: "Otter waves",
            picture: SpatialObject(width: 480, height: 270, url: URL(filePath: "/1.gif")))
        let image = ImagePresentation(media)
        #expect(image == ImagePresentation(title: "Otter waves", width: 480, height: 270, url: URL(filePath: "/1.gif")))
        let list = FixedList(.loaded([ImageSection(title: "", images: [image])]))
        let screen = TestScreen(list.inNavigation())
        defer { screen.close() }
        let matrix = try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)])
        for variant in matrix {
            let root = list.inNavigation()
            try script("presentation", of: root, as: variant) { _ in
                let controller = try #require(root.topViewController as? MediaListViewController)
                let cell = try #require(controller.collectionView.visibleCells.first)
                #expect(cell.frame.size == CGSize(width: 172.5, height: 97))
                #expect(cell.accessibilityLabel == "Otter waves")
            }
        }
    }

    @Test func `an empty result is not an error`() throws {
        try AppRig.run(feed: Feed(count: 0)) { rig, screen in
            rig.answerAll()
            try screen.tap("Look again")
            #expect(rig.waitingParts.count == 1)
        }
    }

    @Test func `a stored token brings the list after a restart, and no longer once it was refused`() throws {
        let file = URL.temporaryDirectory.appending(path: "giphy-\(UUID().uuidString)/token")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try FileTokenStore(file: file).store(try #require(Token("good")))
        func launch(_ body: (RootViewController, HeldDataSource) -> Void) {
            let held = HeldDataSource()
            let tokens = FileTokenStore(file: file)
            let root = RootViewController(
                source: ObjectSource(service: AppRig.service, source: held, tokens: tokens), tokens: tokens)
            let screen = TestScreen(root)
            body(root, held)
            screen.close()
        }
        launch { root, held in
            #expect(root.children.last is UINavigationController)
            held.answerAll { _ in .failure(.unauthorized) }
            settle()
            #expect(root.children.last is AuthenticationViewController)
        }
        launch { root, _ in #expect(root.children.last is AuthenticationViewController) }
    }

    @Test func `a token that others could read counts as none`() throws {
        let file = URL.temporaryDirectory.appending(path: "giphy-\(UUID().uuidString)/token")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let tokens = FileTokenStore(file: file)
        try tokens.store(try #require(Token("good")))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
        let root = RootViewController(
            source: ObjectSource(service: AppRig.service, source: HeldDataSource(), tokens: tokens), tokens: tokens)
        let screen = TestScreen(root)
        defer { screen.close() }
        #expect(root.children.last is AuthenticationViewController)
    }
}
