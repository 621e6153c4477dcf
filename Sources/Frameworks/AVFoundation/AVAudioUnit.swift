public import Foundation
public import LayoutSimInertness

/// A node that changes audio; silent here.
@preconcurrency @MainActor open class AVAudioUnit: AVAudioNode {
    /// The name; empty here.
    open var name: String { "" }
}

/// A node with an effect; silent here.
@preconcurrency @MainActor open class AVAudioUnitEffect: AVAudioUnit {
    /// Whether the effect is left out.
    @Inert(.service) open var bypass = false
}

/// A node that changes the time of audio; silent here.
@preconcurrency @MainActor open class AVAudioUnitTimeEffect: AVAudioUnit {
    /// Whether the effect is left out.
    @Inert(.service) open var bypass = false
}

/// Rooms whose echo is known.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// The echo of a room; silent here.
@preconcurrency @MainActor open class AVAudioUnitReverb: AVAudioUnitEffect {
    /// The part of the effect, in percent.
    @Inert(.service) open var wetDryMix: Float = 0
    /// Creates the effect.
    public override init() { super.init() }
    /// Does nothing here, since no audio is rendered.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { inert(.service, self) }
}

/// An echo; silent here.
@preconcurrency @MainActor open class AVAudioUnitDelay: AVAudioUnitEffect {
    /// The time until the echo, in seconds.
    @Inert(.service) open var delayTime: TimeInterval = 1
    /// The part that comes again, in percent.
    @Inert(.service) open var feedback: Float = 50
    /// The frequency above which the echo is cut off, in hertz.
    @Inert(.service) open var lowPassCutoff: Float = 15_000
    /// The part of the effect, in percent.
    @Inert(.service) open var wetDryMix: Float = 100
    /// Creates the effect.
    public override init() { super.init() }
}

/// Distortions that are known.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
    case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
    case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// A distortion; silent here.
@preconcurrency @MainActor open class AVAudioUnitDistortion: AVAudioUnitEffect {
    /// The gain before the effect, in decibels.
    @Inert(.service) open var preGain: Float = -6
    /// The part of the effect, in percent.
    @Inert(.service) open var wetDryMix: Float = 50
    /// Creates the effect.
    public override init() { super.init() }
    /// Does nothing here, since no audio is rendered.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { inert(.service, self) }
}

/// Playback at another speed; silent here.
@preconcurrency @MainActor open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
    /// The rate of playback.
    @Inert(.service) open var rate: Float = 1
    /// Creates the effect.
    public override init() { super.init() }
}

/// Playback at another speed or pitch; silent here.
@preconcurrency @MainActor open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    /// The rate of playback.
    @Inert(.service) open var rate: Float = 1
    /// The change of pitch, in hundredths of a semitone.
    @Inert(.service) open var pitch: Float = 0
    /// The overlap of pieces.
    @Inert(.service) open var overlap: Float = 8
    /// Creates the effect.
    public override init() { super.init() }
}

/// The kinds of filters of an equalizer.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer.
@preconcurrency @MainActor open class AVAudioUnitEQFilterParameters: NSObject {
    /// The kind of the filter.
    @Inert(.service) open var filterType = AVAudioUnitEQFilterType.parametric
    /// The frequency, in hertz.
    @Inert(.service) open var frequency: Float = 0
    /// The width, in octaves.
    @Inert(.service) open var bandwidth: Float = 0
    /// The gain, in decibels.
    @Inert(.service) open var gain: Float = 0
    /// Whether the band is left out.
    @Inert(.service) open var bypass = true
}

/// An equalizer; silent here.
@preconcurrency @MainActor open class AVAudioUnitEQ: AVAudioUnitEffect {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The gain of all, in decibels.
    @Inert(.service) open var globalGain: Float = 0

    /// Creates an equalizer.
    public init(numberOfBands: Int) {
        bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
}
