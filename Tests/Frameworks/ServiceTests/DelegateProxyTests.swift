import Foundation
import MediaPlayer
import ObjectiveC
import RxCocoaRuntime
import Testing

/// What RxCocoa's proxies and observers of messages rest on.
@Suite struct DelegateProxyTests {
    private final class Proxy: _RXDelegateProxy {}

    @MainActor @Test func `a proxy retains the delegate behind it only if it is asked to`() {
        let proxy = Proxy()
        proxy._setForwardToDelegate(NSObject(), retainDelegate: true)
        #expect(proxy._forwardToDelegate != nil)
        proxy._setForwardToDelegate(NSObject(), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(nil, retainDelegate: true)
        #expect(proxy._forwardToDelegate == nil && !proxy.hasWiredImplementation(for: NSSelectorFromString("a:")))
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
