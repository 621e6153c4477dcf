import AppRigs
import BadgeData
import BadgeFixtures
import Foundation
import LayoutSimUIKitTesting
import PictureProxy
import Synchronization
import Testing
import UIKit

@testable import Badges

/// List and grid with a server that serves pictures in the requested sizes.
@MainActor @Suite(.serialized) struct ServedScreenTests {
    /// A server of badges, of their pictures, and of `PictureProxy`.
    private final class Server: Sendable {
        let server: LocalServer

        init() throws {
            let picture = MainActor.assumeIsolated { drawnPNG(CGSize(width: 400, height: 400)) }
            let origin = try LocalServer { _ in LocalServer.Answer(body: picture) }
            let proxy = PictureProxy(hosts: ["127.0.0.1"]) { try await URLSession.shared.data(from: $0).0 }
            server = try LocalServer { request in
                let url = request.url
                guard url.path == "/picture" else {
                    return LocalServer.Answer(body: Answer.json(host: origin.address, patches: 60, others: 3))
                }
                return Self.wait { await proxy.answer(to: url) }
            }
        }

        /// Makes a thread wait for a proxy.
        private static func wait(_ answer: @escaping @Sendable () async -> PictureProxy.Answer) -> LocalServer.Answer {
            let (finished, box) = (DispatchSemaphore(value: 0), AnswerBox())
            Task.detached {
                await box.put(answer())
                finished.signal()
            }
            finished.wait()
            return box.taken
        }

        /// The sides of the requested pictures, in pixels.
        var sides: [Int] {
            server.requests.compactMap { path in
                URL(string: server.address + path).flatMap(PictureRequest.init)?.side
            }
        }
    }

    /// The numbers of picture addresses of the visible rows and of the visible items.
    private struct Shown {
        let rows: Int
        let items: Int
    }

    /// Shows the first rows of the list and the first items of the grid, all complete.
    private func show(itemSide: CGFloat, _ server: Server) async throws -> Shown {
        let list = try #require(URL(string: server.server.address + "/badges.json"))
        let picture = try #require(URL(string: server.server.address + "/picture"))
        let services = AppServices(
            list: list, loader: HTTPLoader(), reachability: HeldNetwork(), analytics: AnalyticsTrace { 0 },
            pictures: .proxy(picture), itemSide: itemSide)
        let root = PatchesController(services)
        let screen = TestScreen(root)
        defer { screen.close() }
        let table = try #require((root.topViewController as? UITableViewController)?.tableView)
        try await until { isComplete(table.indexPathsForVisibleRows, services.list) }
        let rows = addresses(table.indexPathsForVisibleRows ?? [], services.list)
        for path in table.indexPathsForVisibleRows ?? [] {
            let picture = services.list.rows?[path.row]?.picture
            #expect(picture?.size.width == 80 * screen.window.screen.scale)
        }
        try screen.pinch(table, withScale: 0.5, velocity: -2)
        let grid = try #require((root.topViewController as? UICollectionViewController)?.collectionView)
        try await until { isComplete(grid.indexPathsForVisibleItems, services.grid) }
        for path in grid.indexPathsForVisibleItems {
            let picture = services.grid.rows?[path.item]?.picture
            #expect(picture?.size.width == itemSide * screen.window.screen.scale)
            let cell = try #require(grid.cellForItem(at: path) as? GridCell)
            #expect(cell.pictureView.image?.isEqual(picture) == true)
        }
        return Shown(rows: rows, items: addresses(grid.indexPathsForVisibleItems, services.grid))
    }

    private func addresses(_ paths: [IndexPath], _ rows: BadgeRowsService<UIImage>) -> Int {
        Set(paths.compactMap { rows.rows?[$0.row]?.badge.picture.url }).count
    }

    private func isComplete(_ paths: [IndexPath]?, _ rows: BadgeRowsService<UIImage>) -> Bool {
        guard let paths, !paths.isEmpty else { return false }
        return paths.allSatisfy { rows.rows?[$0.row]?.isComplete == true }
    }

    @Test func `items as large as rows have the pictures of rows, others ask for their own`() async throws {
        let scale = Int(UIScreen.main.scale)
        let same = try Server()
        defer { same.server.stop() }
        let shared = try await show(itemSide: 80, same)
        #expect(shared.rows > 0 && shared.items > shared.rows)
        #expect(same.sides == Array(repeating: 80 * scale, count: shared.items), "rows are items, too")

        let larger = try Server()
        defer { larger.server.stop() }
        let own = try await show(itemSide: 110, larger)
        let sides = larger.sides
        #expect(sides.count(where: { $0 == 110 * scale }) == own.items)
        // A row that was visible only in the first layout may have been requested as well.
        #expect((own.rows...own.rows + 1).contains(sides.count(where: { $0 == 80 * scale })))
        #expect(Set(larger.server.requests).count == larger.server.requests.count, "no address is asked for twice")
    }
}

/// The answer that a thread waits for.
private final class AnswerBox: Sendable {
    private let answer = Mutex(LocalServer.Answer(status: 502))

    var taken: LocalServer.Answer { answer.withLock { $0 } }

    func put(_ answer: PictureProxy.Answer) {
        self.answer.withLock {
            switch answer {
            case .picture(let data): $0 = LocalServer.Answer(body: data)
            case .refused(let refusal): $0 = LocalServer.Answer(status: refusal.rawValue)
            }
        }
    }
}
