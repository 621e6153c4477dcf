import LayoutSimErrors
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@Suite struct LockFileTests {
    private static let tree = "0123456789abcdef0123456789abcdef"
    private static let pixels = "fedcba9876543210fedcba9876543210"
    private static let line = "badge/w375@2x \(tree) \(pixels) 750x1334 cairo-1.18.0+fonts-1234"

    @Test func `lines are sorted and read back`() throws {
        let entries = (1...50).map { number in
            (
                SnapshotKey(screen: "s\(number % 7)", variant: "v\(number)-é"),
                LockFile.Entry(
                    treeHash: ContentHash(high: UInt64(number), low: .max), pixelHash: ContentHash(high: 0, low: 0),
                    width: number, height: PNGLimits.longestSide, fingerprint: "f\(number)")
            )
        }
        let lock = LockFile(Dictionary(uniqueKeysWithValues: entries))
        let text = lock.description
        #expect(try LockFile(parsing: text, file: "lock") == lock)
        let lines = text.split(separator: "\n").map { Array($0.utf8) }
        #expect(lines.count == 50)
        #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }

    @Test(arguments: ["", "\n", "\n\n\n"])
    func `an empty file locks nothing`(text: String) throws {
        #expect(try LockFile(parsing: text, file: "lock") == LockFile())
    }

    @Test func `a line says what is known of a golden`() throws {
        let lock = try LockFile(parsing: LockFileTests.line + "\n", file: "lock")
        let entry = try #require(lock.entries[SnapshotKey(screen: "badge", variant: "w375@2x")])
        #expect("\(entry.treeHash) \(entry.pixelHash)" == "\(LockFileTests.tree) \(LockFileTests.pixels)")
        #expect([entry.width, entry.height] == [750, 1334])
        #expect(entry.fingerprint == "cairo-1.18.0+fonts-1234")
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var line: Int?
        var reason: SnapshotError.Reason
        var testDescription: String { name }

        init(_ name: String, _ text: String, line: Int? = 1, reason: SnapshotError.Reason? = nil) {
            self.name = name
            self.text = text
            self.line = line
            let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
            self.reason = reason ?? .lockLine(String(Substring(lines[(line ?? 1) - 1])))
        }
    }

    private static func changing(_ old: String, to new: String) -> String { line.replacing(old, with: new) }

    static let cases = [
        Case("conflict markers", "\(line)\n<<<<<<< HEAD\n\(line)\n", line: 2, reason: .conflictMarkers),
        Case("the middle of a conflict", "\(line)\n=======\n", line: 2, reason: .conflictMarkers),
        Case("the end of a conflict", ">>>>>>> branch\n", reason: .conflictMarkers),
        Case(
            "a pointer of Git LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", line: nil,
            reason: .largeFilePointer),
        Case("four columns", changing(" 750x1334", to: "")),
        Case("six columns", line + " more"),
        Case("two spaces", changing(" 750", to: "  750")),
        Case("a tab", changing(" 750", to: "\t750")),
        Case("a space in front", " " + line),
        Case("a space at the end", line + " "),
        Case("no fingerprint", changing("cairo-1.18.0+fonts-1234", to: "")),
        Case("a hash too short", changing(tree, to: String(tree.dropLast()))),
        Case("a hash too long", changing(pixels, to: pixels + "0")),
        Case("a hash in capitals", changing(tree, to: tree.uppercased())),
        Case("a hash with a sign", changing(tree, to: "+" + tree.dropFirst())),
        Case("a hash with a letter that is no digit", changing(pixels, to: "g" + pixels.dropFirst())),
        Case(
            "the same key twice", "\(line)\n\n\(line)\n", line: 3,
            reason: .duplicateKey(SnapshotKey(screen: "badge", variant: "w375@2x"))),
        Case("a key without a screen", changing("badge/", to: "")),
        Case("a key of three parts", changing("badge/", to: "a/b/")),
        Case("a key with an empty part", changing("badge/", to: "/")),
        Case("a key that leaves its folder", changing("badge/w375@2x", to: "../x")),
        Case("a variant that leaves its folder", changing("w375@2x", to: "..")),
        Case("a hidden key", changing("badge/", to: ".git/")),
        Case("a key with a backslash", changing("badge/", to: "a\\b/")),
        Case("a key with a zero byte", changing("badge/", to: "a\u{0}/")),
        Case("a key with a line separator", changing("badge/", to: "a\u{2028}/")),
        Case("no size", changing("750x1334", to: "x")),
        Case("one side", changing("750x1334", to: "750")),
        Case("three sides", changing("750x1334", to: "1x2x3")),
        Case("a size of zero", changing("750x1334", to: "0x1334")),
        Case("a negative size", changing("750x1334", to: "-750x1334")),
        Case("a huge side", changing("750x1334", to: "750x99999")),
        Case("a huge area", changing("750x1334", to: "16384x16384")),
        Case("a side beyond all numbers", changing("750x1334", to: "99999999999999999999x1")),
        Case("another file", "{\"snapshots\": []}"),
    ]

    @Test(arguments: cases) func `a wrong line is named`(_ wrong: Case) {
        let error = #expect(throws: SnapshotError.self) { try LockFile(parsing: wrong.text, file: "a.lock") }
        #expect(error?.line == wrong.line)
        #expect(error?.reason == wrong.reason)
        #expect(error?.description.hasPrefix("a.lock\(wrong.line.map { ":\($0)" } ?? ""): error: ") == true)
        #expect(error?.description.contains("\n") == false)
        #expect([.inputNotUnderstood, .usage].contains(error?.exitStatus))
    }
}
