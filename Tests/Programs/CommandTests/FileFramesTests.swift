import Foundation
import Testing

/// `layoutsim frames` of Interface Builder files.
@Suite struct FileFramesTests {
    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17703" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
                            <rect key="frame" x="10" y="20" width="100" height="50"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="width"/>
                                <constraint firstAttribute="height" constant="50" id="height"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="panel" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="leading"/>
                        <constraint firstItem="panel" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="top"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private let folder = try? TemporaryFolder()

    private func run(_ words: [String]) throws -> ProgramRun {
        let folder = try #require(folder)
        try folder.write(Array(Self.xib.utf8), to: "Panel.xib")
        try folder.write(Array("<document>".utf8), to: "Broken.xib")
        try folder.write(Array(#"{"width": {"constant": 150}}"#.utf8), to: "content.json")
        return try ProgramRun(["frames"] + words, in: folder.url)
    }

    private static let frames = #""frames": {"root": [0, 0, 375, 667], "panel": [10, 20, 100, 50]}"#

    @Test func `a file is one line of JSON`() throws {
        let run = try run(["--format", "json", "Panel.xib"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                {"file": "Panel.xib", "roots": [{"id": "root", \(Self.frames), "diagnostics": []}], "error": null}\n
                """)
    }

    @Test func `a broken file among others does not keep them from being printed`() throws {
        let run = try run(["--format", "json", "Panel.xib", "Broken.xib", "Missing.xib", "Panel.xib"])
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 65)
        #expect(lines.count == 4)
        #expect(lines.filter { $0.contains(Self.frames) }.count == 2)
        #expect(lines[1].hasSuffix(#""error": "Broken.xib:1: error: the XML is broken: no element found"}"#))
        #expect(lines[2].hasSuffix(#""error": "Missing.xib: error: cannot read: no such file"}"#))
        #expect(run.error.split(separator: "\n").count == 2)
    }

    @Test func `one missing file is an input that cannot be read`() throws {
        #expect(try run(["Missing.xib"]).status == 66)
    }

    @Test func `what lies where it is stored is not misplaced`() throws {
        let run = try run(["--check", "Panel.xib"])
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
    }

    @Test func `what lies elsewhere is misplaced`() throws {
        let run = try run(["--check", "--content", "content.json", "Panel.xib"])
        #expect(run.status == 1)
        #expect(run.output == "Panel.xib:8: misplaced: panel is stored at 10 20 100 50, laid out at 10 20 150 50\n")
    }
}
