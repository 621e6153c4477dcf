import Glibc
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimSnapshots
import Testing

/// Acceptances that fail or are killed at each of their steps.
@Suite struct InterruptedAcceptanceTests {
    /// Creates two goldens, one of which changes, and a new variant.
    private func changed() throws -> ScratchProject {
        let scratch = try ScratchProject()
        try scratch.record(subject("a"), subject("b"))
        for name in ["a", "c"] { _ = try scratch.report(subject(name, boxX: 7)) }
        return scratch
    }

    /// Returns a low screen, whose picture on the sheet is drawn again for each step.
    private func subject(_ name: String, boxX: Double = 2) -> SnapshotSubject {
        SnapshotSubject(name, boxX: boxX, size: Size(width: 80, height: 10))
    }

    private func accept(_ scratch: ScratchProject, _ fault: InjectedFault? = nil) throws {
        try Acceptance(project: scratch.project, fault: fault)
            .accept(["a", "c"].map { SnapshotKey(screen: "test", variant: $0) }, waivingFaultsBecause: "intended")
    }

    /// Returns the files that an acceptance changes: goldens, the lock file and pending variants.
    private func state(_ scratch: ScratchProject) throws -> [String: [UInt8]] {
        try scratch.filesBesidesRuns
    }

    @Test(arguments: [ENOSPC, EACCES]) func `after an error at any step all goldens are as they were`(code: Int32)
        throws
    {
        let scratch = try changed()
        let before = try state(scratch)
        for step in 1... {
            let fault = InjectedFault(.refusal(code), atStep: step)
            do {
                try accept(scratch, fault)
                #expect(!fault.hasHappened)
                return #expect(step > 30)
            } catch let error as AcceptanceError {
                #expect(error.isTakenBack && error.exitStatus == .fault)
                #expect(error.description.hasSuffix("; nothing was accepted, all goldens are restored"))
                #expect(try state(scratch) == before, "step \(step)")
            }
        }
    }

    /// A disk that fails permanently is like a killed process: nothing can be undone.
    @Test(arguments: [false, true]) func `what was interrupted at any step is completed or taken back`(
        completes: Bool
    ) throws {
        let whole = try changed()
        try accept(whole)
        let after = try state(whole)
        for step in 1... {
            let scratch = try changed()
            let before = try state(scratch)
            let fault = InjectedFault(.refusals(EIO), atStep: step)
            do {
                try accept(scratch, fault)
                return #expect(!fault.hasHappened && step > 30)
            } catch let error as AcceptanceError {
                #expect(!error.isTakenBack)
                #expect(error.description.hasSuffix("roll back with 'layoutsim accept --abort'"))
            }
            guard scratch.file("Snapshots/.accepting").exists else {
                #expect(try state(scratch).filter { !$0.key.contains("/.accepting-") } == before)
                try accept(scratch)
                #expect(try state(scratch) == after)
                continue
            }
            try expectInterruption(in: scratch)
            let acceptance = Acceptance(project: scratch.project)
            if completes {
                let (command, keys) = try acceptance.completeInterrupted()
                #expect(command == "accept" && keys.map(\.variant) == ["a", "c"])
            } else {
                _ = try acceptance.takeBackInterrupted()
            }
            #expect(try state(scratch) == (completes ? after : before), "step \(step)")
        }
    }

    /// Checks that everything that reads or changes goldens refuses, reports the interruption and changes nothing.
    private func expectInterruption(in scratch: ScratchProject) throws {
        let before = try scratch.files
        let key = SnapshotKey(screen: "test", variant: "b")
        let acceptance = Acceptance(project: scratch.project)
        let commands: [() throws -> Void] = [
            { _ = try SnapshotRun(project: scratch.project) }, { _ = try SnapshotRun(project: scratch.readOnly) },
            { try scratch.project.checkIsComplete() }, { try acceptance.prune([key]) }, { _ = try acceptance.undo() },
            { try scratch.project.locked {} },
        ]
        for command in commands {
            let error = #expect(throws: SnapshotError.self) { try command() }
            #expect(error?.description.contains("'layoutsim accept' of 2 variants was interrupted") == true)
            #expect(error?.description.hasSuffix("roll it back with 'layoutsim accept --abort'") == true)
            #expect(error?.exitStatus == .inputNotUnderstood)
        }
        #expect(try scratch.files == before)
    }

    @Test func `without an interruption there is nothing to complete or take back`() throws {
        let scratch = try changed()
        let before = try scratch.files
        let acceptance = Acceptance(project: scratch.project)
        for command in [acceptance.completeInterrupted, acceptance.takeBackInterrupted] {
            let error = #expect(throws: SnapshotError.self) { _ = try command() }
            #expect(error?.reason == .notInterrupted)
        }
        #expect(try scratch.files == before)
    }

    /// As after `git checkout Snapshots`, which does not know about the acceptance.
    @Test func `goldens that others changed meanwhile are not mixed with new ones`() throws {
        let scratch = try changed()
        let before = try state(scratch)
        let last = try stepOfLastReplacement(scratch)
        #expect(throws: AcceptanceError.self) { try accept(scratch, InjectedFault(.refusals(EIO), atStep: last)) }
        try scratch.file("Snapshots/test/a.layout").write(before["Snapshots/test/a.layout"] ?? [])
        let error = #expect(throws: SnapshotError.self) {
            try Acceptance(project: scratch.project).completeInterrupted()
        }
        #expect(error?.reason == .changedAfterInterruption)
        _ = try Acceptance(project: scratch.project).takeBackInterrupted()
        #expect(try state(scratch) == before)
    }

    /// Returns the first step after which the golden of `a` is replaced and the lock file is not.
    private func stepOfLastReplacement(_ scratch: ScratchProject) throws -> Int {
        let tree = try scratch.goldens["Snapshots/test/a.layout"]
        let acceptance = Acceptance(project: scratch.project)
        for step in 1... {
            try? accept(scratch, InjectedFault(.refusals(EIO), atStep: step))
            let isReplaced = try scratch.goldens["Snapshots/test/a.layout"] != tree
            if scratch.file("Snapshots/.accepting").exists { _ = try acceptance.takeBackInterrupted() }
            if isReplaced { return step }
        }
        return 0
    }

    /// Kills a real process at a few of the steps.
    @Test(arguments: [1, 8, 15, 22, 29, 36, 43, 50]) func `a killed process leaves all or nothing`(step: Int)
        async throws
    {
        let (scratch, whole) = (try changed(), try changed())
        let before = try state(scratch)
        try accept(whole)
        let root = scratch.root
        await #expect(processExitsWith: .signal(SIGKILL)) { [root = root as String, step = step as Int] in
            let project = SnapshotProject(root: root, isReadOnly: false)
            try Acceptance(project: project, fault: InjectedFault(.kill, atStep: step))
                .accept(["a", "c"].map { SnapshotKey(screen: "test", variant: $0) }, waivingFaultsBecause: "intended")
            // Without that many steps, there is nothing to kill.
            kill(getpid(), SIGKILL)
        }
        if scratch.file("Snapshots/.accepting").exists {
            try expectInterruption(in: scratch)
            _ = try Acceptance(project: scratch.project).takeBackInterrupted()
            #expect(try state(scratch) == before)
        } else {
            let now = try state(scratch).filter { !$0.key.contains("/.accepting-") }
            #expect(try [before, state(whole)].contains(now))
        }
    }
}
