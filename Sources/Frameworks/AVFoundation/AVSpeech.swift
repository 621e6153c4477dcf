public import Foundation
import UIKit
public import LayoutSimInertness

/// The default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The boundary at which speech stops or pauses.
public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

/// A voice for a language; never heard here.
open class AVSpeechSynthesisVoice: NSObject {
    /// The language code, such as `en-US`.
    public let language: String
    /// The identifier; always empty here.
    open var identifier: String { "" }
    /// The name; always empty here.
    open var name: String { "" }
    /// Creates a voice for a language.
    public init?(language languageCode: String?) { language = languageCode ?? "en-US" }
    /// Creates a voice from an identifier; always `nil` here, since no voice has one.
    public convenience init?(identifier: String) { nil }
    /// Returns the available voices; always empty here.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the current language code; always `en-US` here.
    open class func currentLanguageCode() -> String { "en-US" }
}

/// A text to speak.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice.
    @Inert(.service) open var voice: AVSpeechSynthesisVoice? = nil
    /// The speech rate, from 0 to 1.
    @Inert(.service) open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2.
    @Inert(.service) open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// The delay before the utterance, in seconds.
    @Inert(.service) open var preUtteranceDelay: TimeInterval = 0
    /// The delay after the utterance, in seconds.
    @Inert(.service) open var postUtteranceDelay: TimeInterval = 0
    /// Creates an utterance from a text.
    public init(string: String) { speechString = string }
}

/// A speech synthesizer, which stays silent and never calls its delegate here.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    /// The delegate; never called here.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Whether the synthesizer is speaking; always `false` here.
    open var isSpeaking: Bool { false }
    /// Whether speech is paused; always `false` here.
    open var isPaused: Bool { false }
    /// Creates a speech synthesizer.
    @preconcurrency @MainActor public override init() { super.init() }
    /// Speaks an utterance; does nothing here.
    open func speak(_ utterance: AVSpeechUtterance) { inert(.service, self) }
    /// Stops speaking; always returns `false` here, since nothing is spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Pauses speaking; always returns `false` here, since nothing is spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Continues speaking; always returns `false` here, since nothing is spoken.
    @discardableResult open func continueSpeaking() -> Bool { false }
}

/// The delegate of a speech synthesizer.
@preconcurrency @MainActor public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Tells the delegate that an utterance started; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Tells the delegate that an utterance finished; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Tells the delegate that an utterance was canceled; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Tells the delegate that an utterance was paused; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Tells the delegate that an utterance continued; never called here.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Tells the delegate that a range of the text is about to be spoken; never called here.
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
