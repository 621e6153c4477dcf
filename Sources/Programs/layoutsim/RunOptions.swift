import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimReports
import LayoutSimSnapshots

/// The common operands of commands on runs.
enum RunOptions {
    static let runs = Operand(
        "RUN", .any, completion: .files,
        help: "the id of a run or the folder of one; several become one report (default: the last run)")
}

extension Invocation {
    /// Returns the folders of the runs that the operands name, or that of the last run.
    func runFolders() throws -> [RunFolder] {
        let project = try snapshotProject()
        let names = all(RunOptions.runs)
        guard !names.isEmpty else { return [project.run(try project.lastRun().id)] }
        return try names.map { name in
            let folders = [RunFolder(name), project.run(name)]
            guard let folder = folders.first(where: { $0.recordFile.exists }) else {
                throw FileError(
                    path: folders[name.contains("/") ? 0 : 1].recordFile.path, action: .read, reason: .missing)
            }
            return folder
        }
    }

    /// Returns the pending changes after these runs, and the folder to which image paths are relative.
    func reviewReport() throws -> (report: ReviewReport, folder: RunFolder) {
        let folders = try runFolders()
        let faults = try SeriousFaults(in: snapshotProject())
        return (try ReviewReport(RecordedRun(merging: folders), in: folders[0], faults: faults), folders[0])
    }
}
