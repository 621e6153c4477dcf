import Foundation
import Testing

@testable import LayoutSimSizePages

/// The page in a real browser, if one is installed.
@Suite struct SizePageInBrowserTests {
    private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Presses keys, drags the corner and moves a slider, and prints what the page then shows.
    private static let script = """
        const said = [];
        const say = (line) => said.push(line);
        const faults = () => document.querySelectorAll("#faults li.now").length;
        say(`start ${element("size").textContent} ${faults()}`);
        element("corner").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true }));
        element("corner").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown" }));
        say(`keys ${element("size").textContent}`);
        element("width").value = 400;
        element("width").dispatchEvent(new Event("input"));
        say(`slider ${element("size").textContent} ${faults()}`);
        element("screen").dispatchEvent(new PointerEvent("pointermove", {
          clientX: element("screen").getBoundingClientRect().left + 200 * state.scale,
          clientY: element("screen").getBoundingClientRect().top + 150 * state.scale }));
        say(`pointed ${element("pointed").textContent} ${element("constraints").children.length > 0}`);
        const before = performance.now();
        for (let step = 0; step < 120; step++) setSize(200 + step, 300 + step, true);
        say(`drag ${(performance.now() - before) / 120 < 16} ${element("size").textContent}`);
        const lines = document.createElement("pre");
        lines.textContent = "\\n" + said.join("\\n") + "\\n";
        document.body.replaceChildren(lines);
        """

    @Test(.enabled(if: browser != nil, "no Chromium is installed"))
    func `the corner is dragged by keyboard, slider and pointer`() throws {
        let browser = try #require(Self.browser)
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-sizes-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = try TruncatedLabel().page()
            .replacingOccurrences(of: "</body>", with: "<script>\n\(Self.script)\n</script>\n</body>")
        let file = folder.appending(path: "sizes.html")
        try page.write(to: file, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: browser)
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=8000",
            "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let document = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let lines = document.split(separator: "\n").map(String.init)
        #expect(lines.contains("start 200 × 300 1"))
        #expect(lines.contains("keys 210 × 301"))
        #expect(lines.contains("slider 400 × 301 0"))
        #expect(lines.contains("pointed of label true"))
        // Sixty frames a second leave 16 milliseconds for each.
        #expect(lines.contains("drag true 319 × 419"))
    }
}
