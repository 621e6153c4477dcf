import Foundation
import Testing

/// `layoutsim sizes` as a user sees it.
@Suite struct SizesCommandTests {
    /// A title that needs more room than the narrowest window has, in a scene and without one.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s"><objects><viewController id="c">
                <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews><label opaque="NO" text="A title that is far too long for a narrow window" \
        translatesAutoresizingMaskIntoConstraints="NO" id="title"><rect key="frame" x="20" y="100" width="350" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" \
        relation="greaterThanOrEqual" constant="20" id="b"/>
                        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="100" id="d"/>
                    </constraints></view>
            </viewController></objects></scene></scenes>
        </document>
        """

    private func run(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.storyboard.utf8), to: "Main.storyboard")
        return try ProgramRun(["sizes", "Main.storyboard"] + words, in: folder.url)
    }

    @Test func `a fault is told with the widths that have it`() throws {
        let run = try run(["--width", "320...700"])
        #expect(run.status == 1)
        let head = "Main.storyboard: sceneView root, widths 320 … 700, height 667\n"
        #expect(run.output.hasPrefix(head), "\(run.output)")
        #expect(run.output.contains("\n  proven for every width; layout changes at 320, "), "\(run.output)")
        #expect(run.output.contains("\n  truncated for widths 320 … "), "\(run.output)")
    }

    @Test func `windows that are wide enough have no fault`() throws {
        let run = try run(["--width", "600...700"])
        #expect(run.status == 0)
        #expect(!run.output.contains("truncated"), "\(run.output)")
    }

    @Test func `JSON has the ranges of each fault`() throws {
        let run = try run(["--width", "320...700", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let root = try #require((object?["roots"] as? [[String: Any]])?.first)
        #expect(root["proven"] as? Bool == true)
        let fault = try #require((root["faults"] as? [[String: Any]])?.first { $0["rule"] as? String == "truncated" })
        #expect(fault["object"] as? String == "title")
        let range = try #require((fault["ranges"] as? [[Double]])?.first)
        #expect(range[0] == 320)
        let events = try #require(root["events"] as? [Double])
        #expect(events.contains { abs($0 - range[1]) <= 0.5 })
    }

    @Test func `windows of all heights are told with the areas that have a fault`() throws {
        let run = try run(["--width", "320...700", "--height", "480...700", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let root = try #require((object?["roots"] as? [[String: Any]])?.first)
        #expect(root["proven"] as? Bool == true)
        let fault = try #require((root["faults"] as? [[String: Any]])?.first { $0["rule"] as? String == "truncated" })
        let corners = try #require((fault["areas"] as? [[[Double]]])?.first)
        #expect(corners.count == 4)
        #expect(corners.map { $0[0] }.min() == 320)
        #expect(corners.map { $0[1] }.min() == 480)
        #expect(corners.map { $0[1] }.max() == 700)
    }

    @Test func `SARIF and waivers are those of audits`() throws {
        let run = try run(["--width", "320...700", "--format", "sarif"])
        #expect(run.status == 1)
        #expect(run.output.contains("shows only"), "\(run.output)")
        #expect(run.output.contains(" on widths 320 … "), "\(run.output)")
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.storyboard.utf8), to: "Main.storyboard")
        try folder.write(Array("truncated title  # cut on purpose\n".utf8), to: "layoutsim-waivers.txt")
        let waived = try ProgramRun(["sizes", "Main.storyboard", "--width", "320...700"], in: folder.url)
        #expect(waived.status == 0)
        #expect(waived.output.contains("\n  1 waived\n"), "\(waived.output)")
    }

    @Test func `a page and a map are written beside`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.storyboard.utf8), to: "Main.storyboard")
        let words = ["--width", "320...700", "--height", "600...700", "--page", "sizes.html", "--map", "sizes.png"]
        let run = try ProgramRun(["sizes", "Main.storyboard"] + words, in: folder.url)
        #expect(run.status == 1, "\(run.error)")
        let page = try String(contentsOf: folder.url.appending(path: "sizes.html"), encoding: .utf8)
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(try Data(contentsOf: folder.url.appending(path: "sizes.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let two = try ProgramRun(["sizes", "Main.storyboard", "Main.storyboard", "--page", "a.html"], in: folder.url)
        #expect(two.status == 64)
        #expect(two.error.contains("shows one file"), "\(two.error)")
    }

    @Test(arguments: [
        (["--width", "320...700"], "for widths 340 … 700; nothing changes below 340"),
        (
            ["--width", "320...700", "--height", "480...700"],
            "for widths 340 … 700; nothing changes for widths below 340"
        ),
    ])
    func `a change of the file is told with the windows in which frames change`(windows: [String], text: String) throws
    {
        let limit =
            #"<constraint firstItem="title" firstAttribute="width" relation="lessThanOrEqual" constant="300" id="e"/>"#
        let wider = limit.replacing("300", with: "500")
        let folder = try TemporaryFolder()
        for (name, limit) in [("Old.storyboard", limit), ("New.storyboard", wider)] {
            let constraints = "<constraints>" + limit
            try folder.write(Array(Self.storyboard.replacing("<constraints>", with: constraints).utf8), to: name)
        }
        let run = try ProgramRun(["sizes", "New.storyboard", "--against", "Old.storyboard"] + windows, in: folder.url)
        #expect(run.output.contains("\n  since the change: frames of label \"A title that "), "\(run.output)")
        #expect(run.output.contains(" change \(text)\n"), "\(run.output)")
    }

    @Test func `a root that the earlier file has not is told`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.storyboard.utf8), to: "New.storyboard")
        try folder.write(
            Array(Self.storyboard.replacing("id=\"root\"", with: "id=\"other\"").utf8), to: "Old.storyboard")
        let run = try ProgramRun(
            ["sizes", "New.storyboard", "--width", "600...700", "--against", "Old.storyboard"], in: folder.url)
        #expect(run.output.contains("\n  since the change: the earlier file has no such root\n"), "\(run.output)")
    }

    @Test(arguments: ["0x640", "512", "512x", "NaNx3", "512x20000", "5x5x5"])
    func `a size that is none is told`(size: String) throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["frames", "--size", size], in: folder.url)
        #expect(run.status == 64)
        #expect(run.error.hasPrefix("layoutsim frames: error: --size: "), "\(run.error)")
    }

    @Test func `the window that sizes names can be looked at`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.storyboard.utf8), to: "Main.storyboard")
        let run = try ProgramRun(["frames", "Main.storyboard", "--size", "333x500"], in: folder.url)
        #expect(run.output.contains("root  0 0 333 500"), "\(run.output)")
        let audit = try ProgramRun(["audit", "Main.storyboard", "--size", "333x500"], in: folder.url)
        #expect(audit.output.contains("iphone-6 333x500"), "\(audit.output)")
    }

    @Test func `a built-in screen is told like a root`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["sizes", "layout-diagram", "--width", "667...700"], in: folder.url)
        #expect(run.output.hasPrefix("layout-diagram, widths 667 … 700, height 667\n"), "\(run.output)")
    }

    @Test func `files are parted by an empty line`() throws {
        let run = try run(["Main.storyboard", "--width", "600...700"])
        #expect(run.output.contains("\n\nMain.storyboard: "), "\(run.output)")
    }

    @Test func `a golden is of one window`() throws {
        let run = try run(["Old.layout"])
        #expect(run.status == 64)
        #expect(run.error.hasPrefix("Old.layout: error: a golden was recorded in a single window"), "\(run.error)")
    }

    @Test func `a system that gives some windows has each of them looked at`() throws {
        let run = try run(["--ios", "18", "--device", "iphone-6-plus"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.hasPrefix("Main.storyboard: sceneView root\n"), "\(run.output)")
        #expect(run.output.contains("\n  examined in 2 windows of iOS 18\n"), "\(run.output)")
        let small = try self.run(["--ios", "18", "--width", "320...375", "--height", "480...667"])
        #expect(small.status == 1)
        let fault = "\n  truncated for 320x480 (iphone-4s), 320x568 (iphone-5), 375x667 (iphone-6): "
        #expect(small.output.contains(fault), "\(small.output)")
    }

    @Test func `a system that gives any window is no bound`() throws {
        let words = ["--width", "320...700", "--format", "json"]
        #expect(try run(words + ["--ios", "27"]).output == run(words).output)
        let pad = ["--idiom", "pad", "--width", "320...700", "--format", "json"]
        #expect(try run(pad + ["--ios", "26"]).output == run(pad).output)
    }

    @Test func `JSON has the windows of a system`() throws {
        let run = try run(["--ios", "18", "--device", "ipad-9-7", "--format", "json"])
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let root = try #require((object?["roots"] as? [[String: Any]])?.first)
        #expect(root["ios"] as? Double == 18)
        let windows: [[Double]] = [
            [768, 1024], [320, 1024], [438, 1024], [1024, 768], [320, 768], [507, 768], [694, 768],
        ]
        #expect(root["windows"] as? [[Double]] == windows)
        let faults = try #require(root["faults"] as? [[String: Any]])
        #expect(faults.map { $0["windows"] as? [[Double]] } == [[[320, 1024], [320, 768]]])
    }

    @Test func `a screen that holds tells how far it is from a fault`() throws {
        let wide = try run(["--width", "600...700"])
        #expect(wide.output.contains("\n  no faults, nor within 100 points below 600\n"), "\(wide.output)")
        let near = try run(["--width", "450...700"])
        #expect(near.status == 0)
        let margin = #/\n  no faults; breaks \d+(\.\d+)? points below 450: truncated, label /#
        #expect(near.output.contains(margin), "\(near.output)")
    }

    @Test func `the margin reaches to where the fault is told to end`() throws {
        func root(_ width: String) throws -> [String: Any] {
            let output = try run(["--width", width, "--format", "json"]).output
            let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
            return try #require((object?["roots"] as? [[String: Any]])?.first)
        }
        let faults = try #require(try root("320...700")["faults"] as? [[String: Any]])
        let end = try #require((faults.first?["ranges"] as? [[Double]])?.last?.last)
        let margin = try #require(try root("450...700")["margin"] as? [String: Any])
        #expect(abs((margin["points"] as? Double ?? 0) - (450 - end)) < 0.002)
        #expect(margin["objects"] as? [String] == ["title"])
        #expect(try root("600...700")["margin"] is NSNull)
        #expect(try root("320...700")["margin"] == nil)
    }
}
