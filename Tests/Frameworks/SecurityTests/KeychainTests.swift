import Foundation
import Security
import Testing

/// The keychain as apps write to it. Each test has a service of its own, since the process has one keychain.
@Suite struct KeychainTests {
    private func base(_ service: String, _ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }

    private func data(_ query: [String: Any]) -> (OSStatus, Data?) {
        var query = query
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        return (status, item as? Data)
    }

    @Test func `a password for a server is found by its protocol`() {
        let query: [String: Any] = [
            kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "a.example",
            kSecAttrProtocol as String: kSecAttrProtocolIMAPS,
            kSecAttrAuthenticationType as String: kSecAttrAuthenticationTypeNTLM,
        ]
        let added = query.merging([kSecValueData as String: Data([1])]) { $1 }
        #expect(SecItemAdd(added as CFDictionary, nil) == errSecSuccess)
        #expect(data(query).1 == Data([1]))
        let other = query.merging([kSecAttrProtocol as String: kSecAttrProtocolPOP3S]) { $1 }
        #expect(data(other).0 == errSecItemNotFound)
    }

    @Test func `a password is added, found, changed and deleted`() {
        let query = base("one", "ann")
        var added = query
        added[kSecValueData as String] = Data("secret".utf8)
        added[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
        #expect(data(query) == (errSecItemNotFound, nil))
        #expect(SecItemAdd(added as CFDictionary, nil) == errSecSuccess)
        #expect(SecItemAdd(added as CFDictionary, nil) == errSecDuplicateItem)
        #expect(data(query) == (errSecSuccess, Data("secret".utf8)))
        #expect(data(base("one", "bob")).0 == errSecItemNotFound)
        let change = [kSecValueData as String: Data("other".utf8)]
        #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(data(query).1 == Data("other".utf8))
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
        #expect(SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecItemNotFound)
    }

    @Test func `all items come in their order, with what is asked of them`() throws {
        for name in ["b", "a", "c"] {
            let item: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword, kSecAttrService: "many", kSecAttrAccount: name,
                kSecValueData: Data(name.utf8),
            ]
            #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
        }
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "many", kSecMatchLimit: kSecMatchLimitAll,
            kSecReturnAttributes: true, kSecReturnData: true,
        ]
        var result: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["b", "a", "c"])
        #expect(items.map { $0[kSecValueData as String] as? Data } == ["b", "a", "c"].map { Data($0.utf8) })
        #expect(items[0][kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
        #expect(SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: "many"] as CFDictionary) == 0)
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecItemNotFound)
    }

    @Test func `what is not said is an error, and what is synchronized is another item`() {
        #expect(SecItemAdd([kSecAttrService: "none"] as CFDictionary, nil) == errSecParam)
        var query = base("both", "ann")
        query[kSecValueData as String] = Data([1])
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        query[kSecAttrSynchronizable as String] = true
        query[kSecValueData as String] = Data([2])
        #expect(SecItemAdd(query as CFDictionary, nil) == errSecSuccess)
        #expect(data(base("both", "ann")).1 == Data([1]))
        query[kSecValueData as String] = nil
        #expect(data(query).1 == Data([2]))
        query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
        #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
        #expect(data(base("both", "ann")).0 == errSecItemNotFound)
    }

    @Test func `results have messages`() {
        let message = SecCopyErrorMessageString(errSecItemNotFound, nil)
        #expect(message as String? == "The specified item could not be found in the keychain.")
        #expect(SecCopyErrorMessageString(-1, nil) as String? == "OSStatus -1")
    }

    @Test func `keys are not there, and random bytes are`() throws {
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA] as CFDictionary, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(bytes != [UInt8](repeating: 0, count: 32))
        let access = SecAccessControlCreateWithFlags(
            nil, kSecAttrAccessibleWhenUnlocked, [.biometryAny, .or, .devicePasscode], nil)
        #expect(access != nil)
    }
}
