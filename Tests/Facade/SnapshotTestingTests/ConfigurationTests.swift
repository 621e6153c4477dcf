import SnapshotTesting
import Testing

/// The settings that surround assertions.
@Suite struct ConfigurationTests {
    @Test func `outside of settings there are none`() { #expect(SnapshotTestingConfiguration.current == nil) }

    @Test func `settings are those of the closure`() {
        withSnapshotTesting(record: .failed) {
            #expect(SnapshotTestingConfiguration.current?.record == .failed)
            #expect(SnapshotTestingConfiguration.current?.diffTool == nil)
        }
        #expect(SnapshotTestingConfiguration.current == nil)
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
}
