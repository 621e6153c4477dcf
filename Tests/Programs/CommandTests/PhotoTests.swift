import Foundation
import LayoutSimPixels
import Testing

/// Pictures other than PNGs in the program.
@Suite struct PhotoTests {
    /// A JPEG of 48 by 32 pixels with changes of color in both directions.
    private func photo() throws -> [UInt8] {
        var picture = Bitmap(width: 48, height: 32, filledWith: Pixel(bits: 0xFFFF_0000))
        for y in 0..<32 {
            for x in 0..<48 {
                picture[x, y] = Pixel(
                    alpha: 255, red: UInt8(x * 5), green: UInt8((x ^ y) * 4), blue: UInt8(255 - y * 7))
            }
        }
        return try picture.jpegData(quality: 0.7, file: "photo.jpg")
    }

    /// libjpeg-turbo has its transforms twice, for the vector instructions of a processor and without.
    @Test func `the processor's vector instructions make no difference`() throws {
        let folder = try TemporaryFolder()
        try folder.write(photo(), to: "photo.jpg")
        let told = try ["0", "1"].map { value in
            try ProgramRun(["show", "photo.jpg"], in: folder.url, environment: ["JSIMD_FORCENONE": value])
        }
        #expect(told.map(\.status) == [0, 0])
        #expect(told[0].output.hasPrefix("48x32 pixels\npixel hash "))
        #expect(told[0].output == told[1].output)
    }

    @Test func `a storyboard's JPEG is drawn, and a format without a reader is told`() throws {
        let folder = try TemporaryFolder()
        let image =
            #"<imageView contentMode="scaleToFill" image="square" id="image"><rect key="frame" x="0" y="0" "#
            + #"width="320" height="400"/></imageView>"#
        let storyboard = FileAuditTests.storyboard.replacingOccurrences(of: "</subviews>", with: image + "</subviews>")
        try folder.write(Array(storyboard.utf8), to: "App/Main.storyboard")
        let set = "App/Assets.xcassets/square.imageset"
        let red = Bitmap(width: 8, height: 8, filledWith: Pixel(bits: 0xFFFF_0000))
        try folder.write(red.jpegData(quality: 1, file: "red.jpg"), to: "\(set)/red")
        let contents = #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "red"}]}"#
        try folder.write(Array(contents.utf8), to: "\(set)/Contents.json")
        let words = ["render", "App/Main.storyboard", "--device", "iphone-5", "-o", "x.png"]
        let drawn = try ProgramRun(words, in: folder.url)
        #expect(drawn.status == 0, "\(drawn.error)")
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        let pixel = try Bitmap(png: png, file: "x.png")[300, 700]
        #expect(pixel.red >= 253 && pixel.green <= 2 && pixel.blue <= 2)

        try folder.write([0, 0, 0, 24] + Array("ftypheic".utf8), to: "\(set)/red")
        let told = try ProgramRun(words, in: folder.url)
        #expect(told.status == 0)
        #expect(told.error.contains("warning: a HEIC picture cannot be read; convert it to PNG or JPEG"))
    }
}
