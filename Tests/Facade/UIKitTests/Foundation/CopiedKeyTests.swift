import Foundation
import Glibc
import LayoutSimFoundation
import Testing

/// What Apple's declarations have beside those of Linux.
@Suite struct CopiedKeyTests {
    @Test func `values are set by keys that are copied`() {
        let dictionary = NSMutableDictionary()
        let key: any NSCopying = NSString(string: "a")
        dictionary.setObject(1, forKey: key)
        #expect(dictionary["a"] as? Int == 1 && dictionary[key] as? Int == 1)
    }

    @Test func `addresses are made with their lengths`() {
        let address = sockaddr_in(
            sin_len: 3, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 7),
            sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        #expect(address.sin_len == 16 && address.sin_port == 80 && address.sin_addr.s_addr == 7)
    }
}
