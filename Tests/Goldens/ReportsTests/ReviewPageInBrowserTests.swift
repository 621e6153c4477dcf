import Foundation
import LayoutSimPixels
import Testing

@testable import LayoutSimReports

/// The page in a real browser, if one is installed.
struct ReviewPageInBrowserTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"), arguments: [1, 2])
    func worksByKeyboardAndPointer(pixelsPerPoint: Int) throws {
        let page = ReviewPage(try DrawnReport.report()).text
        let lines = try lines(drivenBy: PageDriver.script, page, pixelsPerPoint: pixelsPerPoint)
        #expect(lines.count { $0.hasPrefix("met ") } > 40)
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"))
    func decidesWhereItIsServed() throws {
        let page = ReviewPage(try DrawnReport.report(), progress: ReviewProgress()).text
        let lines = try lines(drivenBy: ServedPageDriver.script, page)
        #expect(lines.count { $0.hasPrefix("met ") } > 15)
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"))
    func playsRecordings() throws {
        let page = ReviewPage(try MotionReport.report()).text
        let lines = try lines(drivenBy: MotionPageDriver.script, page)
        #expect(lines.count { $0.hasPrefix("met ") } > 18)
    }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"))
    func playsRecordingsCalmlyWhereLessMotionIsWanted() throws {
        let page = ReviewPage(try MotionReport.report()).text
        let lines = try lines(drivenBy: MotionPageDriver.calm, page, ["--force-prefers-reduced-motion"])
        #expect(lines.count { $0.hasPrefix("met ") } >= 2)
    }

    /// Returns the output of a script at the end of a page in a browser, which must not fail.
    private func lines(drivenBy script: String, _ page: String, pixelsPerPoint: Int = 1, _ options: [String] = [])
        throws -> [String]
    {
        let browser = try #require(ReviewPageInBrowserTests.browser)
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-page-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "report.html")
        let driven = page.replacingOccurrences(of: "</body>", with: "<script>\n\(script)\n</script>\n</body>")
        try driven.write(to: file, atomically: true, encoding: .utf8)
        let document = try output(
            of: browser,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=8000",
                "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=\(pixelsPerPoint)",
            ] + options + ["--dump-dom", file.absoluteString])
        let lines = document.split(separator: "\n").map { String($0) }
        #expect(lines.filter { $0.contains("failed ") } == [])
        #expect(lines.contains { $0.hasPrefix("end</pre>") })
        return lines
    }

    /// The pictures of Docs/review.md, taken if `LAYOUTSIM_PICTURES` names the folder for them.
    @Test(
        .enabled(if: browser != nil && picturesFolder != nil, "LAYOUTSIM_PICTURES names no folder"),
        arguments: [("report-light.png", false, "o"), ("report-dark.png", true, "3")])
    func picturesOfTheDocumentation(name: String, isDark: Bool, key: String) throws {
        let browser = try #require(ReviewPageInBrowserTests.browser)
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-page-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "report.html")
        let press = "document.dispatchEvent(new KeyboardEvent('keydown', { key: '\(key)', bubbles: true }));"
        let go = "show(0, data.variants.findIndex(v => v.key.includes('w375-portrait')));"
        let text = ReviewPage(try DocumentedReport.report(), title: "layoutsim").text
            .replacingOccurrences(of: "decoding: \"async\"", with: "decoding: \"sync\"")
            .replacingOccurrences(of: "</body>", with: "<script>\(go)\(press)</script></body>")
        try text.write(to: page, atomically: true, encoding: .utf8)
        let picture = try #require(ReviewPageInBrowserTests.picturesFolder).appending("/\(name)")
        let dark = isDark ? ["--force-dark-mode", "--blink-settings=preferredColorScheme=0"] : []
        _ = try output(
            of: browser,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,800",
                "--virtual-time-budget=10000", "--user-data-dir=\(folder.path)/profile",
            ] + dark + ["--screenshot=\(picture)", page.absoluteString])
        let header = try PNGHeader(of: Array(Data(contentsOf: URL(filePath: picture))), file: name)
        #expect(header == PNGHeader(width: 1280, height: 800))
    }

    private static let picturesFolder = ProcessInfo.processInfo.environment["LAYOUTSIM_PICTURES"]

    private func output(of program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
