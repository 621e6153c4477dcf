/// Returns bytes in padded Base64 (RFC 4648), as in `data:` URLs.
package func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
        let rest = bytes.count - start
        let second = rest > 1 ? bytes[start + 1] : 0
        let third = rest > 2 ? bytes[start + 2] : 0
        text.append(letters[Int(bytes[start] >> 2)])
        text.append(letters[Int(bytes[start] << 4 & 0x30 | second >> 4)])
        text.append(rest > 1 ? letters[Int(second << 2 & 0x3C | third >> 6)] : UInt8(ascii: "="))
        text.append(rest > 2 ? letters[Int(third & 0x3F)] : UInt8(ascii: "="))
        start += 3
    }
    return String(decoding: text, as: UTF8.self)
}
