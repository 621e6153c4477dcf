import AppRigs
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoGallery

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The whole app with a server: from the launch of its services to the last photo.
@MainActor @Suite struct AppServerTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    private nonisolated func server(of count: Int, _ picture: Data) throws -> LocalServer {
        try LocalServer { request in
            let url = request.url
            guard url.path == "/classes/Photo" else { return LocalServer.Answer(body: picture) }
            let records = PhotoRecords.all(count, host: "http://127.0.0.1:\(url.port ?? 0)")
            let part = records.dropFirst(request.number("skip") ?? 0).prefix(request.number("limit") ?? 0)
            let total = request.number("count") == nil ? nil : count
            return LocalServer.Answer(body: PhotoRecords.json(Array(part), count: total))
        }
    }

    @Test(arguments: try phone) func `launched, scrolled to the end and previewed`(
        _ variant: Variant<Int>
    ) async throws {
        let server = try server(of: 45, PhotoFiles.png(of: 0))
        defer { server.stop() }
        let notifications = NotificationCenter()
        let reporter = IncidentReporter(notifications: notifications)
        let session = URLSession(configuration: .ephemeral)
        let keys = StoreKeys(server: URL(string: server.address), application: "app", client: "client")
        let store = HTTPStore(keys: keys, session: session, notifications: notifications)
        let bucket = HTTPBucket(session: session, notifications: notifications)
        let services = AppServices(
            store: store, bucket: bucket, reporter: reporter, alarms: HeldAlarms(), notifications: notifications)
        let flow = AppFlow((services, [reporter, store, bucket]), quit: {})
        try await script("server", of: flow.navigation, as: variant) { screen in
            flow.launch()
            try await until { flow.navigation.topViewController is GalleryViewController }
            let gallery = try #require(flow.navigation.topViewController as? GalleryViewController)
            #expect(server.requests.count == 22, "the count, the first page and its pictures")
            for _ in 0..<20 where services.model.photos.count < 45 {
                try screen.scroll(to: .row(services.model.photos.count - 1, in: gallery.photos.pane?.view))
                try await until { !services.model.isFetching }
            }
            #expect(services.model.photos.count == 45)
            try screen.scroll(to: .row(44, in: gallery.photos.pane?.view))
            try await until { services.model.pictures.requestCount == 0 }
            try screen.tap(.row(44, in: gallery.photos.pane?.view))
            #expect(gallery.isPreview)
            #expect(reporter.incidents.isEmpty)
        }
    }
}
