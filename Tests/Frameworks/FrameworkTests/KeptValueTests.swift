import AVKit
import Foundation
import MessageUI
import Photos
import Testing
import UIKit
import UserNotifications
import WebKit

@MainActor @Suite struct KeptValueTests {
    private final class Listener: NSObject, WKHTTPCookieStoreObserver {
        var changes = 0
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    @Test func `cookies are kept, one of each name and server`() async throws {
        let (store, listener) = (WKWebsiteDataStore.nonPersistent().httpCookieStore, Listener())
        store.add(listener)
        for value in ["1", "2"] {
            let cookie = try #require(
                HTTPCookie(properties: [.name: "a", .value: value, .domain: "example.org", .path: "/"]))
            store.setCookie(cookie)
        }
        #expect(await store.allCookies().map(\.value) == ["2"])
        #expect(listener.changes == 2)
    }

    @Test func `a category keeps what takes the place of a hidden text, and of several`() {
        let category = UNNotificationCategory(
            identifier: "a", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "Hidden",
            categorySummaryFormat: "%u more", options: .customDismissAction)
        #expect(category.hiddenPreviewsBodyPlaceholder == "Hidden" && category.categorySummaryFormat == "%u more")
        #expect(category.options == .customDismissAction)
    }

    @Test func `a notification waits, and another of its name takes its place`() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        for title in ["first", "second"] {
            let content = UNMutableNotificationContent()
            content.title = title
            center.add(
                UNNotificationRequest(identifier: "one", content: content, trigger: nil),
                withCompletionHandler: nil)
        }
        var waiting: [String] = []
        center.getPendingNotificationRequests { waiting = $0.map(\.content.title) }
        #expect(waiting == ["second"])
        center.removePendingNotificationRequests(withIdentifiers: ["one"])
        center.getPendingNotificationRequests { waiting = $0.map(\.content.title) }
        #expect(waiting.isEmpty)
    }

    @Test func `times add up`() {
        let cases: [(CMTime, Double)] = [
            (CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4), 0.75),
            (CMTime(value: 3, timescale: 600) - CMTime(value: 3, timescale: 600), 0),
            (CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 2), 5.0 / 6),
        ]
        for (time, seconds) in cases { #expect(abs(time.seconds - seconds) < 1e-8) }
    }

    @Test func `a picture keeps its proportions in a rectangle`() {
        let rect = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
        #expect(rect == CGRect(x: 10, y: 25, width: 100, height: 50))
    }

    @Test func `items of a queue follow one another`() {
        let items = ["a", "b", "c"].map { AVPlayerItem(url: URL(fileURLWithPath: $0)) }
        let player = AVQueuePlayer(items: [items[0], items[1]])
        player.insert(items[2], after: items[0])
        player.advanceToNextItem()
        #expect(player.items() == [items[2], items[1]])
    }

    @Test func `no picture is found and nothing is changed`() {
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        var failure: (any Error)?
        do { try PHPhotoLibrary.shared().performChangesAndWait {} } catch { failure = error }
        #expect(failure is PHPhotosError)
        #expect(!MFMessageComposeViewController.canSendText())
    }
}
