import SnapshotTesting
import Testing

/// The settings that surround assertions.
@Suite struct ConfigurationTests {
    @Test func `outside of settings there are none`() { #expect(SnapshotTestingConfiguration.current == nil) }

    @Test func `settings are those of the closure`() {
        withSnapshotTesting(record: .failed) {
            #expect(SnapshotTestingConfiguration.current?.record == .failed)
            #expect(line?.hasPrefix("@\u{2212}\n\"file://old.png\"\n@+\n\"file://new.png\"\n") == true)
        }
        #expect(SnapshotTestingConfiguration.current == nil)
    }

    private var line: String? {
        SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "old.png", failedFilePath: "new.png")
    }

    @Test func `a tool is a program's name or a closure`() {
        withSnapshotTesting(diffTool: "odiff") { #expect(line == "odiff old.png new.png") }
        withSnapshotTesting(diffTool: .ksdiff) { #expect(line == "ksdiff \"old.png\" \"new.png\"") }
        withSnapshotTesting(diffTool: .init { "\($1) \($0)" }) { #expect(line == "new.png old.png") }
    }

    @Test func `inner settings keep what they do not say`() {
        withSnapshotTesting(record: .never) {
            withSnapshotTesting(diffTool: .ksdiff) {
                #expect(SnapshotTestingConfiguration.current?.record == .never)
                #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
            }
        }
    }

    @Test(.snapshots(record: .all)) func `a trait sets them for its test`() {
        #expect(SnapshotTestingConfiguration.current?.record == .all)
    }

    private struct Refused: Error {}

    @Test func `what is to be recorded may be a Boolean`() {
        func value() throws -> String { throw Refused() }
        let isRecorded = false
        #expect(verifySnapshot(of: try value(), as: .lines, record: isRecorded)?.contains("Refused") == true)
    }
}
