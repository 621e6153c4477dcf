/// Returns a relative path as a URI reference (RFC 3986).
package func percentEncoded(path: String) -> String { percentEncoded(path, keeping: "-._~/@+") }

/// Returns a URI without bytes that URIs must not contain.
package func percentEncoded(address: String) -> String {
    percentEncoded(address, keeping: "-._~/@+!#$%&'()*,:;=?[]")
}

private func percentEncoded(_ text: String, keeping marks: String) -> String {
    text.utf8.map { byte in
        let isPlain = byte.isLetterOrDigit || marks.utf8.contains(byte)
        if isPlain { return String(Unicode.Scalar(byte)) }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit.
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
