import Foundation
import LayoutSimPixels
import Testing

/// `layoutsim render` of Interface Builder files.
@Suite struct FileRenderTests {
    /// Draws a storyboard that shows a red picture of an asset catalog, or names a missing one.
    private func picture(_ words: [String], catalog: Bool, properties: String = "{}") throws -> (
        run: ProgramRun, bitmap: Bitmap
    ) {
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
        if catalog {
            let red = unsafe Bitmap(width: 2, height: 2) { pixels in
                for index in pixels.indices {
                    unsafe pixels.initializeElement(at: index, to: Pixel(alpha: 255, red: 255, green: 0, blue: 0))
                }
            }
            let set = "App/Assets.xcassets/square.imageset"
            try folder.write(red.pngData(file: "red.png"), to: "\(set)/square.png")
            let contents =
                #"{"properties": \#(properties), "images": [{"idiom": "universal", "scale": "1x", "#
                + #""filename": "square.png"}]}"#
            try folder.write(Array(contents.utf8), to: "\(set)/Contents.json")
        }
        let run = try ProgramRun(["render", "App/Main.storyboard", "-o", "x.png"] + words, in: folder.url)
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        return (run, try Bitmap(png: png, file: "x.png"))
    }

    @Test func `a scene is drawn on the device that is named, with the project's pictures`() throws {
        let (run, bitmap) = try picture(["--device", "iphone-5", "--landscape"], catalog: true)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasSuffix("wrote x.png, 1136x640 pixels\n"))
        #expect(bitmap[600, 500] == Pixel(alpha: 255, red: 255, green: 0, blue: 0))
    }

    @Test func `a template has the tint`() throws {
        let properties = #"{"template-rendering-intent": "template"}"#
        let (run, bitmap) = try picture(
            ["--device", "iphone-5", "--landscape"], catalog: true, properties: properties)
        #expect(run.status == 0, "\(run.error)")
        #expect(bitmap[600, 500] == Pixel(alpha: 255, red: 0, green: 0x7A, blue: 255))
    }

    @Test func `the buttons of bars have the project's pictures in the tint`() throws {
        let folder = try TemporaryFolder()
        let storyboard = """
            <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
            <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><toolbar id="bar">
            <rect key="frame" x="0" y="100" width="375" height="44"/>
            <items><barButtonItem image="square" id="i"/></items></toolbar></subviews>
            </view></viewController></objects></scene></scenes></document>
            """
        try folder.write(Array(storyboard.utf8), to: "Main.storyboard")
        let picture = Bitmap(width: 2, height: 2, filledWith: Pixel(alpha: 255, red: 0, green: 0, blue: 0))
        try folder.write(picture.pngData(file: "square.png"), to: "square.png")
        let run = try ProgramRun(["render", "Main.storyboard", "-o", "x.png"], in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        let bitmap = try Bitmap(png: png, file: "x.png")
        #expect(bitmap[54, 244] == Pixel(alpha: 255, red: 0, green: 0x7A, blue: 255))
    }

    @Test func `a picture that is not there is an empty frame`() throws {
        let (run, bitmap) = try picture(["--device", "iphone-5", "--landscape"], catalog: false)
        #expect(run.status == 0, "\(run.error)")
        #expect(bitmap[1100, 500] == Pixel(alpha: 255, red: 0xEF, green: 0xEF, blue: 0xF4))
    }

    /// Draws two storyboards with the same name and a broken one.
    private func several(_ words: [String]) throws -> (run: ProgramRun, names: [String]) {
        let folder = try TemporaryFolder()
        for path in ["A/Main.storyboard", "B/Main.storyboard"] {
            try folder.write(Array(FileAuditTests.storyboard.utf8), to: path)
        }
        try folder.write(Array("<document>".utf8), to: "Broken.storyboard")
        let run = try ProgramRun(
            ["render", "A/Main.storyboard", "Broken.storyboard", "B/Main.storyboard"] + words, in: folder.url)
        return (run, folder.names.filter { $0.hasSuffix(".png") })
    }

    @Test func `several files have a picture each, and a broken one does not keep the others from being drawn`() throws
    {
        let (run, names) = try several([])
        #expect(run.status == 65)
        #expect(run.error == "Broken.storyboard:1: error: the XML is broken: no element found\n")
        #expect(names == ["Main-2.png", "Main.png"])
    }

    @Test func `a folder takes a picture for each scene`() throws {
        let (run, names) = try several(["-o", "pictures/"])
        #expect(run.status == 65)
        #expect(names == ["pictures/Main-root-2.png", "pictures/Main-root.png"])
        #expect(run.output.hasPrefix("sceneView root\nwrote pictures/Main-root.png, 750x1334 pixels\n"))
    }

    @Test func `one picture holds the screens of several files on a sheet`() throws {
        let (run, names) = try several(["-o", "x.png"])
        #expect(run.status == 65)
        #expect(names == ["x.png"])
        #expect(run.output == "wrote x.png, 2 screens, 576x509 pixels\n")
    }

    /// A table below its status bar, whose only row has a red cell.
    private static let table = """
        <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
        <scenes><scene sceneID="s"><objects><tableViewController id="c"><tableView key="view" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
        </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
        """

    @Test func `the rows of a table are drawn in it and not once more on their own`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.table.utf8), to: "Table.storyboard")
        let run = try ProgramRun(
            ["render", "Table.storyboard", "--device", "iphone-6", "-o", "x.png"], in: folder.url)
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        let bitmap = try Bitmap(png: png, file: "x.png")
        #expect(run.output == "sceneView table\nwrote x.png, 750x1334 pixels\n")
        let red = Pixel(alpha: 255, red: 255, green: 0, blue: 0)
        #expect(bitmap[300, 100] == red)
        #expect(bitmap[300, 140] != red)
    }

    @Test func `a scene that is requested is a single picture, without the views of its bar`() throws {
        let folder = try TemporaryFolder()
        let title =
            #"<navigationItem key="navigationItem" id="item"><view key="titleView" id="title">"#
            + #"<rect key="frame" x="0" y="0" width="40" height="20"/></view></navigationItem>"#
        let storyboard = Self.table.replacingOccurrences(of: "</tableView>", with: "</tableView>" + title)
        try folder.write(Array(storyboard.utf8), to: "Table.storyboard")
        let run = try ProgramRun(["render", "Table.storyboard", "--scene", "c", "-o", "x.png"], in: folder.url)
        #expect(run.output.hasSuffix("wrote x.png, 750x1334 pixels\n"))
        let all = try ProgramRun(["render", "Table.storyboard", "-o", "y.png"], in: folder.url)
        #expect(!all.output.contains("750x1334"))
    }

    /// A catalog color that a file stores as red and that is green in light and blue in dark appearance.
    @Test(arguments: ["light", "dark"])
    func `named colors come from the project's catalog`(_ appearance: String) throws {
        let folder = try TemporaryFolder()
        let storyboard = Self.table
            .replacingOccurrences(
                of: "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"", with: "name=\"paper\""
            )
            .replacingOccurrences(
                of: "</scenes>",
                with: "</scenes><resources><namedColor name=\"paper\"><color red=\"1\" green=\"0\" blue=\"0\" "
                    + "alpha=\"1\"/></namedColor></resources>")
        func color(green: String, blue: String, _ appearances: String = "") -> String {
            let components = #"{"red": "0", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1"}"#
            return #"{"idiom": "universal", "color": {"components": \#(components)}\#(appearances)}"#
        }
        let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let colors = [color(green: "1.0", blue: "0"), color(green: "0", blue: "1.0", dark)]
        let contents = #"{"colors": [\#(colors.joined(separator: ", "))]}"#
        try folder.write(Array(storyboard.utf8), to: "App/Table.storyboard")
        try folder.write(Array(contents.utf8), to: "App/Assets.xcassets/paper.colorset/Contents.json")
        let run = try ProgramRun(
            ["render", "App/Table.storyboard", "--appearance", appearance, "-o", "x.png"], in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let png = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent("x.png")))
        let isDark = appearance == "dark"
        #expect(
            try Bitmap(png: png, file: "x.png")[300, 60]
                == Pixel(alpha: 255, red: 0, green: isDark ? 0 : 255, blue: isDark ? 255 : 0))
    }
}
