import Foundation
import Testing
import LayoutSimPackageFolder

/// The badge detail exists twice, as a screen of values and as a view controller of Examples/Badges; their goldens are
/// the same.
@Suite struct BadgeDetailGoldensTests {
    private static let root = PackageFolder.url

    private static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: root.appending(path: path), encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// Returns the hash of the pixels by variant; one of the two names the device by its width.
    private static func pixels(_ path: String) throws -> [String: String] {
        let widths = ["iphone-4s": "w320x480", "iphone-5": "w320", "iphone-6": "w375", "iphone-6-plus": "w414"]
        let entries = try lines(path).map { $0.split(separator: " ").map(String.init) }
            .filter { $0[0].hasPrefix("badge-detail/") }
            .map { words in
                let name = String(words[0].dropFirst("badge-detail/".count))
                let device = widths.keys.filter { name.hasPrefix("\($0)-") }.max { $0.count < $1.count }
                return (device.map { (widths[$0] ?? "") + name.dropFirst($0.count) } ?? name, words[2])
            }
        return Dictionary(entries) { first, _ in first }
    }

    @Test func `a view controller gives the pixels of the value`() throws {
        let objects = try Self.pixels("Examples/Badges/Snapshots/snapshots.lock")
        let values = try Self.pixels("Snapshots/snapshots.lock")
        #expect(objects.count == 16)
        #expect(objects == values)
    }

    @Test func `its source does not know LayoutSim`() throws {
        let app = Self.root.appending(path: "Examples/Badges")
        let sources = app.appending(path: "Sources").path
        let files = try #require(FileManager.default.enumerator(atPath: sources)).compactMap { $0 as? String }
        #expect(files.count > 20)
        for path in [app.path + "/Package.swift"] + files.map({ "\(sources)/\($0)" }) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(!text.lowercased().contains("layoutsim"), "\(path)")
        }
    }
}
