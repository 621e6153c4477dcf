import LayoutSimDrawing
import Foundation
import LayoutSimPixels
import LayoutSimRaster
import Testing

@Suite struct DeterminismTests {
    static func list(_ scale: Double) -> DisplayList {
        screen(width: 120, height: 140, scale: scale, everything)
    }

    /// Hashes of cairo 1.16 on x86; a change here changes every golden.
    @Test(arguments: [
        (1.0, "124729871f177e70065b09d9a78f819c"), (2, "d45e3bc9f8948fb9fb741516bc5d8c18"),
        (3, "f34d57566302b7e14fd1e7919bfc57ec"),
    ])
    func `everything has known pixels`(_ scale: Double, _ hash: String) throws {
        let found = try rasterizer().pixelHash(of: Self.list(scale)).description
        #expect(found == hash)
    }

    @Test(arguments: [1, 7, 64, 10_000]) func `the pixels do not depend on the bands`(_ height: Int) throws {
        for scale in [1.0, 1.3, 3] {
            let list = Self.list(scale)
            #expect(try rasterizer(bandHeight: height).render(list) == rasterizer().render(list))
        }
    }

    @Test func `a used rasterizer draws as a new one does`() throws {
        let used = rasterizer()
        for scale in [1.0, 2, 3, 1, 2, 3] {
            #expect(try used.render(Self.list(scale)) == rasterizer().render(Self.list(scale)))
        }
    }

    @Test func `hash and file are those of the picture`() throws {
        let rasterizer = rasterizer(bandHeight: 50)
        let picture = try rasterizer.render(Self.list(2))
        #expect(try rasterizer.pixelHash(of: Self.list(2)) == picture.pixelHash)
        #expect(try rasterizer.pngData(of: Self.list(2), file: "a.png") == picture.pngData(file: "a.png"))
    }

    /// pixman and the C library choose their code at program start, so the test starts its program again.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PIXMAN_DISABLE"] == nil))
    func `processors without vectors find the same pixels`() throws {
        let text = try outputOfOwnTests(environment: [
            "PIXMAN_DISABLE": "sse2 ssse3 mmx", "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX512F",
        ])
        #expect(text.contains("everything has known pixels"))
        #if arch(x86_64)
            #expect(text.contains("pixman: Disabled sse2 implementation"))
        #endif
    }

    private func outputOfOwnTests(environment: [String: String]) throws -> String {
        let tests = Process()
        tests.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        tests.arguments = ["--testing-library", "swift-testing", "--filter", "RasterTests"]
        tests.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        tests.standardOutput = output
        tests.standardError = output
        try tests.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        tests.waitUntilExit()
        #expect(tests.terminationStatus == 0, "\(text.suffix(2000))")
        return text
    }
}
