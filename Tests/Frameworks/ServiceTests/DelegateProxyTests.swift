import Foundation
import MediaPlayer
import ObjectiveC
import RxCocoaRuntime
import Testing
import UIKit

/// What RxCocoa's proxies and observers of messages rest on.
@Suite struct DelegateProxyTests {
    fileprivate final class Proxy: _RXDelegateProxy {
        var messages: [String] = []

        // swift-format-ignore: NoLeadingUnderscores
        override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
            messages.append("\(selector) before")
        }
        // swift-format-ignore: NoLeadingUnderscores
        override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
            messages.append("\(selector) after")
        }
    }

    private final class Rows: NSObject, UITableViewDelegate {
        var chosen: IndexPath?

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
    }

    @MainActor @Test func `a proxy retains the delegate behind it only if it is asked to`() {
        let proxy = Proxy()
        proxy._setForwardToDelegate(NSObject(), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
        proxy._setForwardToDelegate(NSObject(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(nil, retainDelegate: true)
        #expect(proxy._forwardToDelegate == nil && !proxy.hasWiredImplementation(for: NSSelectorFromString("a:")))
    }

    @MainActor @Test func `a proxy passes on what it does not have, and answers as nobody without a delegate`() {
        let (proxy, rows, table) = (Proxy(), Rows(), UITableView())
        let (delegate, path) = (proxy as any UITableViewDelegate, IndexPath(row: 3, section: 0))
        #expect(delegate.tableView(table, heightForRowAt: path) != 70)
        #expect(delegate.tableView(table, willSelectRowAt: path) == path)
        proxy._setForwardToDelegate(rows, retainDelegate: false)
        #expect(delegate.tableView(table, heightForRowAt: path) == 70)
        delegate.tableView(table, didSelectRowAt: path)
        #expect(rows.chosen == path)
        let name = "tableView:didSelectRowAt:"
        #expect(proxy.messages == ["\(name) before", "\(name) after"])
        delegate.scrollViewDidScroll(table)
        #expect(proxy.messages.last == "own")
    }

    @Test func `messages of an object cannot be observed, which is an error`() {
        var error: NSError?
        #expect(unsafe RX_ensure_observing(NSObject(), NSSelectorFromString("a"), &error) == nil)
        #expect(error.flatMap { RXObjCRuntimeError(rawValue: $0.code) } == .replacingMethodWithForwardingImplementation)
        #expect(error?.domain == RXObjCRuntimeErrorDomain)
    }

    @Test func `a selector has one key`() {
        let keys = unsafe ["a", "b:", "a"].map { unsafe RX_reference_from_selector(NSSelectorFromString($0)) }
        #expect(unsafe keys[0] == keys[2] && keys[0] != keys[1])
    }

    @Test func `what is playing is kept, and commands are none`() {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Song")
        #expect(MPRemoteCommandCenter.shared().playCommand === MPRemoteCommandCenter.shared().playCommand)
    }
}

extension DelegateProxyTests.Proxy: UITableViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) { messages.append("own") }
}
