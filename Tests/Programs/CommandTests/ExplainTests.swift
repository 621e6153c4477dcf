import Testing

@Suite struct ExplainTests {
    @Test func `the equation names what a position is the sum of`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(
            ["explain", "gray", "layout-diagram", "--width", "320", "--cyan-height", "210"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("gray.y = 28 + cyan.height 210 + 24 = 262\n"))
        #expect(run.output.contains("  gray.height == 240 @750 by 30\n"))
    }

    @Test func `tools read the same as JSON`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["explain", "cyan", "layout-diagram", "--format", "json"], in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("{\n  \"view\": \"cyan\",\n  \"frame\": ["))
        #expect(run.output.contains("\"constraint\": \"cyan.height == 60\""))
    }

    @Test func `a misspelled view is an error with a suggestion`() throws {
        let folder = try TemporaryFolder()
        let run = try ProgramRun(["explain", "pach"], in: folder.url)
        #expect(run.status == 64)
        #expect(
            run.error == "layoutsim explain: error: VIEW: 'pach' is not one of view, title, patch, description; "
                + "did you mean 'patch'?\n")
    }

    private func explain(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(FileAuditTests.storyboard.utf8), to: "Main.storyboard")
        return try ProgramRun(["explain"] + words, in: folder.url)
    }

    @Test(arguments: ["narrow", "Narrow", "Hello world"])
    func `a view of a file goes by its id, its name or its text`(_ name: String) throws {
        let run = try explain([name, "Main.storyboard", "--device", "iphone-5"])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("\nNarrow.x = 20"))
    }

    @Test func `nothing places the outermost view`() throws {
        let run = try explain(["root", "Main.storyboard"])
        #expect(run.output.hasSuffix("\nroot is the outermost view: it fills its screen or cell\n"))
    }

    @Test func `a view that a file does not have is an error with a suggestion`() throws {
        let run = try explain(["narow", "Main.storyboard"])
        #expect(run.status == 64)
        #expect(
            run.error == "Main.storyboard: error: there is no view with the object id, user label, outlet, class "
                + "or text 'narow'; did you mean 'narrow'?\n")
    }

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17703" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet">
                    <connections><outlet property="panelView" destination="panel" id="out"/></connections>
                </placeholder>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <view userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO" id="panel">
                            <rect key="frame" x="10" y="20" width="365" height="50"/>
                            <constraints>
                                <constraint firstAttribute="width" priority="750" constant="100" id="wide"/>
                                <constraint firstAttribute="height" constant="50" identifier="panel height" id="tall"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="panel" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="left"/>
                        <constraint firstItem="panel" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="top"/>
                        <constraint firstAttribute="trailing" secondItem="panel" secondAttribute="trailing" id="right"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private func explainFile(_ words: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(Array(Self.xib.utf8), to: "Sheet.xib")
        return try ProgramRun(["explain"] + words, in: folder.url)
    }

    @Test(arguments: ["panel", "Card", "panelView"])
    func `a view of a file goes by its id, user label or outlet`(name: String) throws {
        let run = try explainFile([name, "Sheet.xib"])
        #expect(run.status == 0)
        #expect(
            run.output == """
                Sheet.xib:11: panel in root
                Card.x = 10
                  Card.leading == root.leading + 10 [left, line 20], moves it by 1 a point
                Card.y = 20
                  Card.top == root.top + 20 [top, line 21], moves it by 1 a point
                Card.width = root.width 375 - 10 = 365
                  root.trailing == Card.trailing [right, line 22], moves it by -1 a point
                  Card.leading == root.leading + 10 [left, line 20], moves it by -1 a point
                Card.height = 50
                  Card.height == 50 [panel height, line 15], moves it by 1 a point
                Card.right = root.width 375
                  root.trailing == Card.trailing [right, line 22], moves it by -1 a point
                Card.bottom = 20 + Card.height 50 = 70
                  Card.top == root.top + 20 [top, line 21], moves it by 1 a point
                  Card.height == 50 [panel height, line 15], moves it by 1 a point
                gave way
                  Card.width == 100 @750 [wide, line 14] by 265
                    to
                      Card.leading == root.leading + 10 [left, line 20]
                      root.trailing == Card.trailing [right, line 22]

                """)
    }

    @Test func `a device is laid out as for frames, and JSON names file, root and lines`() throws {
        let run = try explainFile(["panel", "Sheet.xib", "--device", "iphone-5", "--format", "json"])
        #expect(run.output.hasPrefix("{\n  \"file\": \"Sheet.xib\",\n  \"root\": \"root\",\n  \"line\": 11,"))
        let explanation = run.output.filter { !$0.isWhitespace }
        #expect(explanation.contains("\"frame\":[10,20,310,50]"))
        #expect(explanation.contains("\"offBy\":210,\"priority\":750,\"isBroken\":false,\"id\":\"wide\",\"line\":14"))
    }
}
