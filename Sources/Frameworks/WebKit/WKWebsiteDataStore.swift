public import Foundation
public import UIKit
import LayoutSimInertness

/// The data type of on-disk caches.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The data type of in-memory caches.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The data type of offline web application caches.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The data type of cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The data type of HTML session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The data type of HTML local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The data type of WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The data type of IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The data type of Fetch API caches.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The data type of service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// A store of website data; no pages store data here.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The store of HTTP cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore()
    /// A Boolean value that indicates whether the store is persistent.
    open private(set) var isPersistent = true

    /// Returns the default, persistent data store.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// Creates a nonpersistent data store.
    open class func nonPersistent() -> WKWebsiteDataStore {
        let store = WKWebsiteDataStore()
        store.isPersistent = false
        return store
    }
    /// Returns all website data types.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// Calls the completion handler with an empty array, since no pages store data here.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        completionHandler([])
    }
    /// Always returns an empty array, since no pages store data here.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes nothing here and calls the completion handler.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Does nothing here, since no pages store data.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        inert(.service, self)
    }
    /// Removes nothing here and calls the completion handler.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Does nothing here, since no pages store data.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async { inert(.service, self) }
}

/// A record of the data that a website stores; never created by a data store here.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// The display name of the record, usually a domain name; always empty here.
    open var displayName: String { "" }
    /// The types of data in the record; always empty here.
    open var dataTypes: Set<String> { [] }
}

/// The methods for observing changes to the cookies of a store.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// Tells the observer that the cookies changed.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// A store of the cookies that the app sets; no page receives them here.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [WeakObserver] = []
    private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }

    /// Calls the completion handler with all cookies of the store.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// Returns all cookies of the store.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie, replacing any cookie with the same name, domain, and path.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        tell()
        completionHandler?()
    }
    /// Deletes the cookie with the same name, domain, and path.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        tell()
        completionHandler?()
    }
    /// Adds an observer of cookie changes, without retaining it.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(observer: observer)) }
    /// Removes an observer of cookie changes.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

    private func tell() { for one in observers { one.observer?.cookiesDidChange(in: self) } }
}
