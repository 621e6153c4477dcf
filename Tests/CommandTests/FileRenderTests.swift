import Foundation
import LayoutSimPixels
import Testing

/// `layoutsim render` of Interface Builder files.
@Suite struct FileRenderTests {
    /// Draws a storyboard that shows a red picture of an asset catalogue, or names one that is not there.
    private func picture(_ words: [String], catalogue: Bool) throws -> (run: ProgramRun, bitmap: Bitmap) {
        let folder = try TemporaryFolder()
        let image =
            #"<imageView contentMode="scaleToFill" image="square" id="image" "#
            + #"translatesAutoresizingMaskIntoConstraints="NO"/>"#
        let constraints = ["top", "bottom", "leading", "trailing"].map {
            #"<constraint firstItem="image" firstAttribute="\#($0)" secondItem="root" secondAttribute="\#($0)" id="i\#($0)"/>"#
        }
        let storyboard = FileAuditTests.storyboard
            .replacingOccurrences(of: "</subviews>", with: image + "</subviews>")
            .replacingOccurrences(
                of: "<constraint firstItem=\"narrow\" firstAttribute=\"leading\"",
                with:
                    constraints.joined() + "<constraint firstItem=\"narrow\" firstAttribute=\"leading\"")
        try folder.write(Array(storyboard.utf8), to: "App/Main.storyboard")
        if catalogue {
            let red = unsafe Bitmap(width: 2, height: 2) { pixels in
                for index in pixels.indices {
                    unsafe pixels.initializeElement(at: index, to: Pixel(alpha: 255, red: 255, green: 0, blue: 0))
                }
            }
            let set = "App/Assets.xcassets/square.imageset"
            try folder.write(red.pngData(file: "red.png"), to: "\(set)/square.png")
            let contents = #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "square.png"}]}"#
            try folder.write(Array(contents.utf8), to: "\(set)/Contents.json")
        }
        let run = try ProgramRun(["render", "App/Main.storyboard", "-o", "x.png"] + words, in: folder.url)
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        return (run, try Bitmap(png: png, file: "x.png"))
    }

    @Test func `a scene is drawn on the device that is named, with the project's pictures`() throws {
        let (run, bitmap) = try picture(["--device", "iphone-5", "--landscape"], catalogue: true)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasSuffix("wrote x.png, 1136x640 pixels\n"))
        #expect(bitmap[600, 500] == Pixel(alpha: 255, red: 255, green: 0, blue: 0))
    }

    @Test func `a picture that is not there is an empty frame`() throws {
        let (run, bitmap) = try picture(["--device", "iphone-5", "--landscape"], catalogue: false)
        #expect(run.status == 0, "\(run.error)")
        #expect(bitmap[1100, 500] == Pixel(alpha: 255, red: 0xEF, green: 0xEF, blue: 0xF4))
    }
}
