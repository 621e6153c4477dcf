// The names of constants of the session before Swift 4.2.

/// The name of `AVAudioSession.Category.ambient` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }

/// The name of `AVAudioSession.Category.soloAmbient` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }

/// The name of `AVAudioSession.Category.playback` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }

/// The name of `AVAudioSession.Category.record` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }

/// The name of `AVAudioSession.Category.playAndRecord` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
