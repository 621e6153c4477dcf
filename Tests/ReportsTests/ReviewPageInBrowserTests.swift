import Foundation
import Testing

@testable import LayoutSimReports

/// The page in a real browser, where there is one.
struct ReviewPageInBrowserTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: browser != nil, "no Chromium is installed"), arguments: [1, 2])
    func worksByKeyboardAndPointer(pixelsPerPoint: Int) throws {
        let browser = try #require(ReviewPageInBrowserTests.browser)
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-page-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appending(path: "report.html")
        try driven(ReviewPage(try DrawnReport.report()).text).write(to: page, atomically: true, encoding: .utf8)
        let document = try output(
            of: browser,
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=8000",
                "--user-data-dir=\(folder.path)/profile", "--force-device-scale-factor=\(pixelsPerPoint)",
                "--dump-dom", page.absoluteString,
            ])
        let lines = document.split(separator: "\n").map { String($0) }
        #expect(lines.filter { $0.contains("failed ") } == [])
        #expect(lines.count { $0.hasPrefix("met ") } > 30)
        #expect(lines.contains { $0.hasPrefix("end</pre>") })
    }

    /// The page with the script that drives it at its end.
    private func driven(_ page: String) -> String {
        page.replacingOccurrences(of: "</body>", with: "<script>\n\(PageDriver.script)\n</script>\n</body>")
    }

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
