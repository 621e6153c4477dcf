import Synchronization

private let recordingWanted = Mutex(false)
private let namedTool = Mutex<String?>(nil)

/// Whether all snapshots would be recorded on Apple's systems; here tests never record any.
public var isRecording: Bool {
    get { recordingWanted.withLock { $0 } }
    set { recordingWanted.withLock { $0 = newValue } }
}

/// The command that shows differences on Apple's systems.
public var diffTool: String? {
    get { namedTool.withLock { $0 } }
    set { namedTool.withLock { $0 = newValue } }
}
