import Combine
import Foundation
import Testing

@Suite struct NotificationTests {
    @Test func `notifications are sent as far as they are requested`() {
        let (center, name, log) = (NotificationCenter(), Notification.Name("a"), Log())
        let publisher = center.publisher(for: name)
        #expect(publisher == NotificationCenter.Publisher(center: center, name: name))
        let taker = Taker<Int, Never>(log)
        publisher.compactMap { $0.userInfo?["n"] as? Int }.subscribe(taker)
        func post(_ number: Int) { center.post(name: name, object: nil, userInfo: ["n": number]) }
        post(1)
        taker.request(.max(1))
        post(2)
        post(3)
        taker.request(.max(1))
        taker.cancel()
        post(4)
        #expect(log.text == "2")
    }

    @Test func `only the notifications of an object are sent`() {
        final class Sender {}
        let (center, name, sender) = (NotificationCenter(), Notification.Name("a"), Sender())
        var count = 0
        let token = center.publisher(for: name, object: sender).sink { _ in count += 1 }
        center.post(name: name, object: nil)
        center.post(name: name, object: sender)
        #expect(count == 1)
        token.cancel()
    }
}
