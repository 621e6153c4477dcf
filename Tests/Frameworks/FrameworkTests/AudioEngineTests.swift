import AVFoundation
import Foundation
import Testing

/// The engine of audio, whose nodes are silent.
@MainActor @Suite struct AudioEngineTests {
    @Test func `an engine has the nodes that are attached`() throws {
        let engine = AVAudioEngine()
        let player = AVAudioPlayerNode()
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        player.play()
        #expect(engine.attachedNodes == [player] && player.engine === engine)
        #expect(!engine.isRunning && !player.isPlaying && player.lastRenderTime == nil)
        engine.detach(player)
        #expect(engine.attachedNodes.isEmpty && player.engine == nil)
    }

    @Test func `formats have at most two channels, and buffers their capacity`() throws {
        #expect(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 3) == nil)
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 48_000, channels: 2, interleaved: true))
        #expect(!format.isStandard && format.channelCount == 2)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16))
        #expect(buffer.frameCapacity == 16 && buffer.frameLength == 0 && buffer.stride == 2)
    }

    @Test func `times convert to seconds and back`() {
        let time = AVAudioTime.hostTime(forSeconds: 1.5)
        #expect(AVAudioTime.seconds(forHostTime: time) == 1.5)
        #expect(AVAudioTime(hostTime: time).isHostTimeValid)
        #expect(AVAudioTime(sampleTime: 4, atRate: 8).isSampleTimeValid)
    }

    @Test func `a file that is not there is an error`() {
        #expect(throws: CocoaError.self) { try AVAudioFile(forReading: URL(fileURLWithPath: "/no/such.wav")) }
    }

    @Test func `an equalizer has its bands`() {
        #expect(AVAudioUnitEQ(numberOfBands: 3).bands.count == 3)
    }
}
