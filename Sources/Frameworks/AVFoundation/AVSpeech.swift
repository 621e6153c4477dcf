public import Foundation

/// As fast as people speak.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// As slow as can be.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as can be.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// A voice of a language; none sounds.
open class AVSpeechSynthesisVoice: NSObject {
    /// Such as `en-US`.
    public let language: String
    /// Its number.
    open var identifier: String { "" }
    /// Its name.
    open var name: String { "" }
    /// Creates a voice of a language.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// None has a number.
    public convenience init?(identifier: String) { nil }
    /// None.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// English.
    open class func currentLanguageCode() -> String { "en-US" }
}

/// What is to be spoken.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    /// The words.
    public let speechString: String
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// How high, from 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// Silence before, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// Silence after, in seconds.
    open var postUtteranceDelay: TimeInterval = 0
    /// Creates an utterance.
    public init(string: String) { speechString = string }
}

/// Speaks: it stays silent, and tells nothing.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    /// What hears of speech; it hears nothing.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// False.
    open var isSpeaking: Bool { false }
    /// False.
    open var isPaused: Bool { false }
    /// Creates one.
    @preconcurrency @MainActor public override init() { super.init() }
    /// Stays silent.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Nothing was spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Nothing was spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Nothing was spoken.
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// What hears of speech.
@preconcurrency @MainActor public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// It would begin.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// It would end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// It would stop.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// It would rest.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// It would go on.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Some words would come.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
