public import Foundation
public import UIKit

/// Pages that were loaded before.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Pages that are at hand.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Pages that apps of the web keep.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What a window stores.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What a server's pages store.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Tables of the web.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Tables of the web.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Pages that fetch in the background.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Scripts that run in the background.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What pages store; no page stores anything.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore()
    /// Whether it is kept.
    open private(set) var isPersistent = true

    /// That which is kept.
    open class func `default`() -> WKWebsiteDataStore { shared }
    /// One that is not kept.
    open class func nonPersistent() -> WKWebsiteDataStore {
        let store = WKWebsiteDataStore()
        store.isPersistent = false
        return store
    }
    /// All kinds.
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache,
            WKWebsiteDataTypeServiceWorkerRegistrations,
        ]
    }
    /// Nothing is stored.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        completionHandler([])
    }
    /// Nothing is stored.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    /// Removes nothing.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Removes nothing.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    /// Removes nothing.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Removes nothing.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

/// What the pages of a server store; none do.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    /// The server.
    open var displayName: String { "" }
    /// The kinds.
    open var dataTypes: Set<String> { [] }
}

/// Hears of cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    /// There are others.
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    /// Does nothing.
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies that an app sets; no page gets them.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    private var observers: [WeakObserver] = []
    private struct WeakObserver { weak var observer: (any WKHTTPCookieStoreObserver)? }

    /// The cookies that were set.
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        completionHandler(cookies)
    }
    /// The cookies that were set.
    open func allCookies() async -> [HTTPCookie] { cookies }
    /// Sets a cookie.
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        tell()
        completionHandler?()
    }
    /// Removes a cookie.
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        tell()
        completionHandler?()
    }
    /// Adds one that hears of cookies.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(observer: observer)) }
    /// Removes one that hears of cookies.
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.observer === observer } }

    private func tell() { for one in observers { one.observer?.cookiesDidChange(in: self) } }
}
