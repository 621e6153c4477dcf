import Foundation
import Glibc
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

@Suite struct ReadOnlyTreeTests {
    /// Runs as a user without write access to the project's folder, never as root, who may write everywhere.
    @Test func `where nothing can be written, a run is kept elsewhere`() async {
        await #expect(processExitsWith: .success) {
            let scratch = try ScratchProject()
            try scratch.record(SnapshotSubject())
            let before = try scratch.files
            let outputs = NSTemporaryDirectory() + "layoutsim-outputs-" + UUID().uuidString
            try Folder(outputs).create()
            unsafe _ = chmod(outputs, 0o777)
            defer { try? FileManager.default.removeItem(atPath: outputs) }
            unsafe setenv("TEST_UNDECLARED_OUTPUTS_DIR", outputs, 1)
            for folder in [scratch.root, scratch.root + "/.layoutsim"] { unsafe _ = chmod(folder, 0o555) }
            let isRoot = getuid() == 0
            // The saved user stays root.
            if isRoot { #expect(setreuid(65534, 0) == 0 && seteuid(65534) == 0) }
            let project = scratch.project
            #expect(project.isReadOnly)
            let run = try SnapshotRun(project: project)
            #expect(run.folder.path.hasPrefix(outputs + "/layoutsim-"))
            let report = try run.report(on: SnapshotSubject(boxX: 9), renderer: scratch.renderer)
            #expect(report.outcome.hasGolden)
            #expect(
                report.description.hasSuffix("\n  to accept: test again where the project's folder is writable"))
            #expect(try project.lastRun().variants.map(\.outcome) == [.layout])
            let error = #expect(throws: SnapshotError.self) {
                try Acceptance(project: project).accept([SnapshotSubject().key])
            }
            #expect(
                error?.description.contains("error: the project's folder is read-only, so goldens are only") == true)
            if isRoot { #expect(seteuid(0) == 0) }
            for folder in [scratch.root, scratch.root + "/.layoutsim"] { unsafe _ = chmod(folder, 0o755) }
            #expect(try scratch.files == before)
        }
    }
}
