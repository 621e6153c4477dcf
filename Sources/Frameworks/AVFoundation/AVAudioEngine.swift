public import Foundation
public import LayoutSimInertness

/// Nodes of audio and how they are connected; silent here.
@preconcurrency @MainActor open class AVAudioEngine: NSObject {
    /// The node of the microphone.
    public let inputNode = AVAudioInputNode()
    /// The node of the loudspeaker.
    public let outputNode = AVAudioOutputNode()
    /// The mixer before the loudspeaker.
    public let mainMixerNode = AVAudioMixerNode()
    /// The nodes that were attached.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    /// A Boolean value that indicates whether audio is rendered; always `false` here.
    open var isRunning: Bool { false }
    /// Whether the engine stops by itself when nothing plays.
    @Inert(.service) open var isAutoShutdownEnabled = false

    /// Creates an engine.
    public override init() { super.init() }

    /// Makes a node one of the engine's.
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    /// Takes a node out of the engine.
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    /// Does nothing here, since no audio is rendered.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func disconnectNodeInput(_ node: AVAudioNode) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func disconnectNodeOutput(_ node: AVAudioNode) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func prepare() { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func start() throws { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func pause() { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func stop() { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func reset() { inert(.service, self) }
}

/// A node of an engine; silent here.
@preconcurrency @MainActor open class AVAudioNode: NSObject {
    /// The engine to which the node is attached.
    open internal(set) weak var engine: AVAudioEngine?
    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }
    /// The time of what was rendered last; always `nil` here.
    open var lastRenderTime: AVAudioTime? { nil }

    override init() { super.init() }

    /// Returns the format of an input; that of audio that is not read.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// Returns the format of an output; that of audio that is not read.
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
    /// Never calls the block here, since no audio is rendered.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func removeTap(onBus bus: AVAudioNodeBus) { inert(.service, self) }
    /// Does nothing here, since no audio is rendered.
    open func reset() { inert(.service, self) }
}

/// The node of a device; silent here.
@preconcurrency @MainActor open class AVAudioIONode: AVAudioNode {}
/// The node of the loudspeaker; silent here.
@preconcurrency @MainActor open class AVAudioOutputNode: AVAudioIONode {}
/// The node of the microphone; silent here.
@preconcurrency @MainActor open class AVAudioInputNode: AVAudioIONode {
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right).
    @Inert(.service) open var pan: Float = 0
}

/// A node that mixes its inputs; silent here.
@preconcurrency @MainActor open class AVAudioMixerNode: AVAudioNode {
    /// The volume of the mix, from 0 to 1.
    @Inert(.service) open var outputVolume: Float = 1
    /// The volume, from 0 to 1.
    @Inert(.service) open var volume: Float = 1
    /// The stereo position, from -1 (left) to 1 (right).
    @Inert(.service) open var pan: Float = 0
    /// The next input that is free.
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }

    /// Creates a mixer.
    public override init() { super.init() }
}
