import Foundation
import LayoutSimGeometry
import LayoutSimPixels
import Testing

/// The golden of a recording as an operand: a moment's time follows the file's name.
@Suite struct RecordingCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let text = "layoutsim-recording 1\n" + Self.moment(0, x: 10) + Self.moment(75, x: 40)
        try folder.write(Array(text.utf8), to: "opening.layout")
    }

    private static func moment(_ time: Int, x: Int) -> String {
        """
        moment \(time) 640x1136
        layoutsim-layout 2
        screen opening
        device iphone-5 portrait 320x568@2x
        status-bar 0
        safe-area 0 0 0 0
        font-era 2015
        view  0 0 320 568
            autoresizing 0 0 320 568 in 320x568 mask 0
          panel  \(x) 20 100 50
              background #FF0000
              autoresizing \(x) 20 100 50 in 320x568 mask 0
        constraints
        audits
          none

        """
    }

    private func run(_ words: String...) throws -> ProgramRun { try ProgramRun(words, in: folder.url) }

    @Test(arguments: [("opening.layout", 10), ("opening.layout:0", 10), ("opening.layout:75", 40)])
    func `frames are those of the moment`(_ operand: String, _ x: Int) throws {
        let run = try run("frames", operand)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("\(x)"), "\(run.output)")
        #expect(run.output.split(separator: "\n").contains { $0.contains("panel") && $0.contains("\(x)") })
    }

    @Test func `a moment is drawn, explained and audited`() throws {
        let drawn = try run("render", "opening.layout:75", "-o", "x.png")
        #expect(drawn.status == 0, "\(drawn.error)")
        let picture = try Bitmap(png: [UInt8](Data(contentsOf: folder.url.appending(path: "x.png"))), file: "x.png")
        #expect((picture.width, picture.height) == (640, 1136))
        let red = Pixel(Color(hex: 0xFF0000))
        #expect(picture[79, 60] != red && picture[80, 60] == red)
        let explained = try run("explain", "panel", "opening.layout:75")
        #expect(explained.status == 0 && explained.output.hasPrefix("panel.x = 40\n"), "\(explained.output)")
        let audited = try run("audit", "opening.layout:75")
        #expect(audited.status == 0 && audited.output == "no faults\n", "\(audited.output)")
    }

    @Test(arguments: ["frames", "render", "audit"]) func `a time without a moment is told`(_ command: String) throws {
        let run = try run(command, "opening.layout:50")
        #expect(run.status == 65)
        #expect(run.error.contains("opening.layout: error: it has no moment at that time; its moments are at 0, 75 ms"))
    }

    private static let noMoments: [(file: String, status: Int32, words: String)] = [
        (
            "opening.layout:abc", 65,
            "opening.layout: error: 'abc' is not a time in milliseconds; its moments are at 0, 75 ms"
        ),
        ("Main.storyboard:5", 64, "Main.storyboard: error: ':5' names a moment of a recording"),
    ]

    @Test(arguments: noMoments) func `what names no moment is told`(_ file: String, _ status: Int32, _ words: String)
        throws
    {
        let run = try run("frames", file)
        #expect(run.status == status)
        #expect(run.error.contains(words), "\(run.error)")
    }

    @Test(arguments: ["moment 0 0x10", "moment x 10x10", "moment 0 99999999999x10", "moment inf 10x10", "moment 0"])
    func `a moment that is none is told`(_ line: String) throws {
        try folder.write(Array("layoutsim-recording 1\n\(line)\n".utf8), to: "x.layout")
        let run = try run("frames", "x.layout")
        #expect(run.status == 65)
        #expect(run.error.hasPrefix("x.layout:2: error: '\(line)'"))
    }
}
