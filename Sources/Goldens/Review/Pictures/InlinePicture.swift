import LayoutSimNotation

/// A PNG file in the escape codes of terminals that decode it themselves.
enum InlinePicture {
    /// The code that removes all images of kitty's protocol.
    static let removal = "\u{1B}_Ga=d,q=2\u{1B}\\"

    /// Returns the codes of kitty's protocol: Base64 in chunks of 4096 bytes, drawn into the cells; the cursor does not
    /// move, and there is no reply.
    static func kitty(_ png: [UInt8], _ fit: PictureFit) -> String {
        let text = Array(base64(png).utf8)
        let starts = Array(stride(from: 0, to: text.count, by: 4096))
        return starts.map { start in
            let piece = String(decoding: text[start..<min(start + 4096, text.count)], as: UTF8.self)
            let keys = start == 0 ? "a=T,f=100,q=2,C=1,c=\(fit.columns),r=\(fit.rows)," : ""
            return "\u{1B}_G\(keys)m=\(start == starts.last ? 0 : 1);\(piece)\u{1B}\\"
        }.joined()
    }

    /// Returns the code of iTerm2's protocol: a Base64 file, drawn into the cells.
    static func iterm(_ png: [UInt8], _ fit: PictureFit) -> String {
        "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(fit.columns);height=\(fit.rows);preserveAspectRatio=0:"
            + base64(png) + "\u{07}"
    }
}
