import Foundation
import Synchronization

/// Addresses that stand for names, as selectors do on Apple's systems.
enum SelectorKeys {
    private static let known = Mutex<[String: UInt]>([:])

    /// Returns the address of a name, which stays the same.
    static func key(_ name: String) -> UnsafeMutableRawPointer {
        let address = known.withLock { known in
            if let address = known[name] { return address }
            let address = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
            known[name] = address
            return address
        }
        guard let key = unsafe UnsafeMutableRawPointer(bitPattern: address) else {
            preconditionFailure("memory has an address")
        }
        return unsafe key
    }
}
