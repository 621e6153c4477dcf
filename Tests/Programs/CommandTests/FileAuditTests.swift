import Foundation
import Testing

/// `layoutsim audit` of Interface Builder files.
@Suite struct FileAuditTests {
    /// A label that is too narrow on every phone, and one that is wide enough on large ones.
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17703" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <scenes>
                <scene sceneID="scene">
                    <objects>
                        <viewController id="controller" sceneMemberID="viewController">
                            <view key="view" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
                                    <label text="Hello world" id="narrow" userLabel="Narrow" \
        translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="20" y="100" width="40" height="20"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="40" id="c1"/>
                                        </constraints>
                                    </label>
                                    <label text="One line that needs the width of a large phone" id="wide" \
        translatesAutoresizingMaskIntoConstraints="NO">
                                        <rect key="frame" x="20" y="150" width="335" height="20"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <constraints>
                                    <constraint firstItem="narrow" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" id="c2"/>
                                    <constraint firstItem="narrow" firstAttribute="top" secondItem="safe" \
        secondAttribute="top" constant="20" id="c3"/>
                                    <constraint firstItem="wide" firstAttribute="leading" secondItem="safe" \
        secondAttribute="leading" constant="20" id="c4"/>
                                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="wide" \
        secondAttribute="trailing" constant="20" id="c5"/>
                                    <constraint firstItem="wide" firstAttribute="top" secondItem="narrow" \
        secondAttribute="bottom" constant="20" id="c6"/>
                                </constraints>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private func run(_ words: [String], files: [String: String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        let run = try ProgramRun(words, in: folder.url)
        #expect(folder.names == files.keys.sorted())
        return run
    }

    @Test func `a file's faults name line, view and devices`() throws {
        let run = try run(["audit", "Main.storyboard"], files: ["Main.storyboard": Self.storyboard])
        #expect(run.status == 1)
        #expect(
            run.output == """
                Main.storyboard:10: warning: 'Narrow' (narrow) shows only "Hel…" [truncated]
                    on iphone-5 portrait, iphone-5 landscape, iphone-16-pro-max portrait, iphone-16-pro-max landscape
                    allow more lines or a smaller minimum scale factor, or give it more room with optional constraints
                Main.storyboard:17: warning: label "One line that needs the width …" (wide) shows only "One line that needs the width of a l…" [truncated]
                    on iphone-5 portrait
                    allow more lines or a smaller minimum scale factor, or give it more room with optional constraints
                2 faults

                """)
    }

    @Test(arguments: ["text", "json", "sarif"])
    func `a large file, whose windows are looked at side by side, has the report of a small one`(
        _ format: String
    ) throws {
        let words = ["audit", "Main.storyboard", "--format", format]
        let large = Self.storyboard + "\n<!--\(String(repeating: "x\n", count: 250_000))-->\n"
        let runs = try [Self.storyboard, large].map { try run(words, files: ["Main.storyboard": $0]) }
        #expect(runs[0].status == 1 && runs[0].output == runs[1].output && runs[0].error == runs[1].error)
    }

    @Test func `a large file that cannot be read is told of once`() throws {
        let large = "<document>" + String(repeating: "\n", count: 500_000)
        let run = try run(["audit", "Main.storyboard"], files: ["Main.storyboard": large])
        #expect(run.status == 65)
        #expect(run.error.split(separator: "\n").count == 1 && run.error.hasPrefix("Main.storyboard:"))
    }

    @Test func `the level leaves out what matters less`() throws {
        let run = try run(
            ["audit", "Main.storyboard", "--level", "error"], files: ["Main.storyboard": Self.storyboard])
        #expect(run.status == 0)
        #expect(run.output == "no faults\n")
    }

    @Test func `a waiver goes by the name of a view too`() throws {
        let run = try run(
            ["audit", "Main.storyboard", "--device", "iphone-16-pro-max"],
            files: [
                "Main.storyboard": Self.storyboard, "layoutsim-waivers.txt": "truncated Narrow  # a demonstration\n",
            ])
        #expect(run.status == 0)
        #expect(run.output == "no faults, 1 waived\n")
    }

    @Test func `a broken file does not keep the others from being looked at`() throws {
        let run = try run(
            ["audit", "Broken.xib", "Main.storyboard", "--format", "sarif"],
            files: ["Main.storyboard": Self.storyboard, "Broken.xib": "<document"])
        #expect(run.status == 65)
        #expect(run.error.hasPrefix("Broken.xib:1: error: "))
        #expect(run.output.contains("\"uri\": \"Main.storyboard\""))
    }

    @Test func `apps that never turn are looked at upright`() throws {
        let run = try run(["audit", "Main.storyboard", "--portrait"], files: ["Main.storyboard": Self.storyboard])
        #expect(run.output.contains("on iphone-5 portrait, iphone-16-pro-max portrait\n"))
    }

    @Test func `files for tablets are looked at on tablets`() throws {
        let tablet = Self.storyboard.replacingOccurrences(of: "iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
        let run = try run(["audit", "Main.storyboard", "--portrait"], files: ["Main.storyboard": tablet])
        #expect(run.output.contains("on ipad-mini portrait, ipad-pro-12-9-3 portrait\n"))
    }

    /// Returns a cell of 44 points, whose label would need more with its fixed distances.
    private static func cell(rowHeight: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17703" targetRuntime="iOS.CocoaTouch">
        <objects><tableViewCell \(rowHeight) id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="box"><rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews><label text="Hello" id="label" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="box" secondAttribute="top" constant="20" id="c1"/>
        <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="20" id="c2"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c3"/>
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """
    }

    @Test func `a row of automatic height is as high as it needs to be`() throws {
        let automatic = try run(["audit", "Cell.xib"], files: ["Cell.xib": Self.cell(rowHeight: "")])
        #expect(automatic.output == "no faults\n")
        // Only the canvas asks a cell for its height, and not a table.
        let unknown = try run(["audit", "Cell.xib"], files: ["Cell.xib": Self.cell(rowHeight: "rowHeight=\"44\"")])
        #expect(unknown.output == "no faults\n")
        let table =
            #"<tableView rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>"#
        let rows = Self.cell(rowHeight: "")
            .replacing("<tableViewCell  ", with: table + "<tableViewCell ")
            .replacing("</tableViewCell>", with: "</tableViewCell></prototypes></tableView>")
        let fixed = try run(["audit", "Table.xib"], files: ["Table.xib": rows])
        #expect(
            fixed.output.contains("label \"Hello\" (label) is cut off: the text is 20.5 high, the frame 4 [clipped]"),
            "\(fixed.output)\(fixed.error)")
    }

    @Test func `a row whose contents say its height is as low as they are`() throws {
        let exact = Self.cell(rowHeight: "rowHeight=\"91\"").replacing("height=\"44\"", with: "height=\"91\"")
            .replacing(
                "</constraints>",
                with: #"<constraint firstItem="label" firstAttribute="height" constant="30" id="c4"/></constraints>"#)
        #expect(try run(["audit", "Cell.xib"], files: ["Cell.xib": exact]).output == "no faults\n")
    }
}
