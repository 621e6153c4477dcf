#if canImport(Security)
    import Foundation
    import Security

    /// A token in the device's keychain.
    package final class KeychainTokenStore: TokenStore {
        /// A keychain status other than success and absence.
        package struct Failure: Error {
            package let status: OSStatus
        }

        private let service: String

        package init(service: String) { self.service = service }

        private var query: [CFString: Any] {
            [kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "token"]
        }

        package func token() throws -> Token? {
            var item: CFTypeRef?
            let sought = query.merging([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]) { $1 }
            let status = SecItemCopyMatching(sought as CFDictionary, &item)
            if status == errSecItemNotFound { return nil }
            guard status == errSecSuccess, let data = item as? Data else { throw Failure(status: status) }
            return Token(String(decoding: data, as: UTF8.self))
        }

        package func store(_ token: Token) throws {
            try clear()
            let values: [CFString: Any] = [
                kSecValueData: Data(token.text.utf8), kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
            ]
            let status = SecItemAdd(query.merging(values) { $1 } as CFDictionary, nil)
            guard status == errSecSuccess else { throw Failure(status: status) }
        }

        package func clear() throws {
            let status = SecItemDelete(query as CFDictionary)
            guard status == errSecSuccess || status == errSecItemNotFound else { throw Failure(status: status) }
        }
    }
#endif
