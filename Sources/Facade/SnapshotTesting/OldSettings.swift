import Synchronization

private let recordingWanted = Mutex(false)
private let namedTool = Mutex(SnapshotTestingConfiguration.DiffTool.default)

/// Whether all snapshots would be recorded on Apple's systems; here tests never record any.
public var isRecording: Bool {
    get { recordingWanted.withLock { $0 } }
    set { recordingWanted.withLock { $0 = newValue } }
}

/// The former name of `isRecording`.
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The command that shows differences on Apple's systems.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { namedTool.withLock { $0 } }
    set { namedTool.withLock { $0 = newValue } }
}
