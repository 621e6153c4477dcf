import QuartzCore
import Testing

/// The properties kept by copies of layers, which presentation layers are.
@Suite struct PresentationCopyTests {
    @Test func `a replicator layer's copy adds the same to its colors`() {
        let layer = CAReplicatorLayer()
        layer.instanceRedOffset = -0.1
        layer.instanceGreenOffset = -0.2
        layer.instanceBlueOffset = -0.3
        layer.preservesDepth = true
        let copy = CAReplicatorLayer(layer: layer)
        #expect([copy.instanceRedOffset, copy.instanceGreenOffset, copy.instanceBlueOffset] == [-0.1, -0.2, -0.3])
        #expect(copy.preservesDepth)
    }

    @Test func `a layer without a back has a copy without one`() {
        let layer = CALayer()
        layer.isDoubleSided = false
        #expect(!CALayer(layer: layer).isDoubleSided)
    }
}
