import Synchronization

extension StaticString {
    private struct Words {
        var start: UInt
        var count: Int
    }

    private static let copies = Mutex<[String: StaticString]>([:])

    /// Creates a static string from a text that is only known at run time: XCTest takes the file of a failure as one,
    /// and expectations have it as a `String`.
    ///
    /// The copy is never freed; there is one for each file with a failure.
    init(copying text: String) {
        self = StaticString.copies.withLock { copies in
            if let copy = copies[text] { return copy }
            let copy = unsafe StaticString.copy(Array(text.utf8))
            copies[text] = copy
            return copy
        }
    }

    /// Returns a static string whose address and count are replaced; its flags are those of a literal that is a
    /// pointer.
    @unsafe private static func copy(_ bytes: [UInt8]) -> StaticString {
        var result: StaticString = "file"
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 1)
        _ = unsafe text.initialize(from: bytes + [0])
        guard let start = text.baseAddress else { return result }
        unsafe withUnsafeMutableBytes(of: &result) { raw in
            unsafe raw.storeBytes(of: Words(start: UInt(bitPattern: start), count: bytes.count), as: Words.self)
        }
        return result
    }
}
