import AppRigs
import BadgeData
import BadgeFixtures
import Foundation
import PictureProxy
import Synchronization
import Testing
import UIKit

@testable import Badges

/// The picture service, between a server with full-size pictures and an app that requests small ones.
@Suite(.serialized) struct ProxyTests {
    private static let files = Mutex<[String: Data]>([:])

    @MainActor private static func prepare() {
        let patch = PatchFiles.png(of: URL(filePath: "/patch-512x512.png"))
        files.withLock {
            $0 = ["/patch.png": patch, "/page.html": Data("<html>".utf8), "/long.png": patch + Data(count: 5 << 20)]
        }
    }

    private func origin() throws -> LocalServer {
        try LocalServer { request in
            guard let data = Self.files.withLock({ $0[request.url.path] }) else {
                return LocalServer.Answer(status: 404)
            }
            return LocalServer.Answer(body: data)
        }
    }

    private func proxy(_ hosts: Set<String> = ["127.0.0.1"], cacheLimit: Int = 1 << 20) -> PictureProxy {
        PictureProxy(hosts: hosts, cacheLimit: cacheLimit) { url in
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
            return data
        }
    }

    private func request(_ source: String, side: Int = 80, scale: Int = 2) throws -> URL {
        let service = try #require(URL(string: "http://proxy.example/picture"))
        let address = try #require(PictureAddress(source))
        return PictureSource.proxy(service).url(of: address, side: CGFloat(side), scale: CGFloat(scale))
    }

    @Test(arguments: [(80, 2, 160), (80, 3, 240), (232, 2, 464), (256, 3, 512), (4_000, 3, 512)])
    func `pictures have the pixels of the screen, and no more than there are`(
        _ side: Int, _ scale: Int, _ pixels: CGFloat
    ) async throws {
        await Self.prepare()
        let origin = try origin()
        defer { origin.stop() }
        let url = try request(origin.address + "/patch.png", side: side, scale: scale)
        guard case .picture(let data) = await proxy().answer(to: url) else { return #expect(Bool(false)) }
        let picture = try #require(UIImage(data: data))
        #expect(picture.size == CGSize(width: pixels, height: pixels))
    }

    @Test func `one picture in one size is made once, also for many who ask at once`() async throws {
        await Self.prepare()
        let origin = try origin()
        defer { origin.stop() }
        let proxy = proxy()
        let url = try request(origin.address + "/patch.png")
        let answers = await withTaskGroup(of: PictureProxy.Answer.self) { group in
            for _ in 0..<20 { group.addTask { await proxy.answer(to: url) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(answers).count == 1)
        #expect(origin.requests.count == 1)
        _ = await proxy.answer(to: try request(origin.address + "/patch.png", scale: 3))
        #expect(origin.requests.count == 2)
    }

    @Test(arguments: [
        ("/page.html", PictureProxy.Refusal.noPicture), ("/long.png", .tooLarge), ("/missing.png", .unreachable),
    ])
    func `what is no picture is refused`(_ path: String, _ refusal: PictureProxy.Refusal) async throws {
        await Self.prepare()
        let origin = try origin()
        defer { origin.stop() }
        let answer = await proxy().answer(to: try request(origin.address + path))
        #expect(answer == .refused(refusal))
    }

    @Test(arguments: [
        (
            "http://proxy.example/picture?url=http%3A%2F%2Fother.example%2Fa.png&side=80",
            PictureProxy.Refusal.foreignHost
        ),
        ("http://proxy.example/picture?url=file%3A%2F%2F%2Fetc%2Fpasswd&side=80", .badRequest),
        ("http://proxy.example/picture?url=http%3A%2F%2F127.0.0.1%2Fa.png&side=0", .badRequest),
        ("http://proxy.example/picture?url=http%3A%2F%2F127.0.0.1%2Fa.png&side=80&scale=9", .badRequest),
        ("http://proxy.example/picture?side=80", .badRequest),
    ])
    func `nothing is loaded for wrong requests`(_ address: String, _ refusal: PictureProxy.Refusal) async throws {
        let loads = Mutex(0)
        let proxy = PictureProxy(hosts: ["127.0.0.1"]) { _ in
            loads.withLock { $0 += 1 }
            return Data()
        }
        #expect(await proxy.answer(to: try #require(URL(string: address))) == .refused(refusal))
        #expect(loads.withLock { $0 } == 0)
    }

    @Test func `the cache is bounded`() async throws {
        await Self.prepare()
        let origin = try origin()
        defer { origin.stop() }
        let proxy = proxy(cacheLimit: 60_000)
        for side in 20..<60 { _ = await proxy.answer(to: try request(origin.address + "/patch.png", side: side)) }
        #expect(await proxy.cached <= 60_000)
        #expect(origin.requests.count == 40)
    }

    @MainActor @Test func `rows ask the service for the size of rows, details for theirs`() throws {
        let rig = AppRig(pictures: .proxy(try #require(URL(string: "http://proxy.example/picture"))))
        _ = rig.root.view
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = rig.root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        rig.answerList()
        let asked = try rig.loader.requested.dropFirst().map { try #require(PictureRequest($0)) }
        #expect(!asked.isEmpty)
        #expect(asked.allSatisfy { $0.side == 80 * Int(UIScreen.main.scale) && $0.source.host == "badges.example" })
        let badge = try #require(rig.services.list.rows?[0]?.badge)
        let detail = rig.services.detail(of: badge, shorterSide: 375, scale: 3) as? UINavigationController
        detail?.loadViewIfNeeded()
        #expect(detail?.viewControllers.count == 1)
    }
}
