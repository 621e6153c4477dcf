/// Bytes in the alphabet of base 64 with padding, as addresses that hold their data want it.
func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let rest = min(3, bytes.count - start)
        let word = (0..<3).reduce(0) { word, place in word << 8 | (place < rest ? Int(bytes[start + place]) : 0) }
        for place in 0..<4 {
            text.append(place <= rest ? letters[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}
