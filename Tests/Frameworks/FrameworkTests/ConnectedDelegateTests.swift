import MapKit
import Testing
import UIKit
import WebKit

/// Delegates of other frameworks' views that storyboards and xibs connect, which they set by key.
@MainActor @Suite struct ConnectedDelegateTests {
    private final class Owner: NSObject, MKMapViewDelegate, WKNavigationDelegate, WKUIDelegate {}

    @Test func `a map takes its delegate by key`() {
        let (map, owner) = (MKMapView(), Owner())
        map.setValue(owner, forKey: "delegate")
        #expect(map.delegate === owner)
    }

    @Test func `a web view takes its delegates by key`() {
        let (view, owner) = (WKWebView(), Owner())
        view.setValue(owner, forKey: "navigationDelegate")
        view.setValue(owner, forKey: "uiDelegate")
        #expect(view.navigationDelegate === owner)
        #expect(view.uiDelegate === owner)
    }
}
