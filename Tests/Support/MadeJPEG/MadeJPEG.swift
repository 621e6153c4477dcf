import LayoutSimSeededRandom

/// A JPEG that is written from the coefficients of its blocks (ITU-T T.81).
///
/// Files with equal coefficients show the same pixels, however these are stored.
package struct MadeJPEG: Sendable {
    /// A channel of the picture.
    package struct Component: Sendable {
        /// The number by which scans name it.
        package var id: UInt8
        /// How many blocks it has in a unit of all components, across and down.
        package var across: Int
        package var down: Int
        /// The coefficients of its blocks in the order of the zigzag, row by row, with those that fill units.
        var blocks: [[Int]] = []
        /// How many blocks stand side by side, with those that fill units.
        var stride = 0
    }

    /// The size in pixels.
    package var width: Int
    package var height: Int
    /// The channels.
    package var components: [Component]
    /// How coefficients are written.
    package var coding = JPEGCoding()

    /// Makes a picture of components with such sampling factors, with the random content of a seed.
    package init(
        width: Int = 21, height: Int = 19, sampling: [(across: Int, down: Int)], seed: UInt64 = 1
    ) {
        (self.width, self.height) = (width, height)
        components = sampling.enumerated().map { index, factors in
            Component(id: UInt8(index + 1), across: factors.across, down: factors.down)
        }
        var random = SeededRandom(seed: seed)
        for index in components.indices {
            components[index].stride = unitsAcross * components[index].across
            let count = components[index].stride * unitsDown * components[index].down
            components[index].blocks = (0..<count).map { _ in MadeJPEG.block(&random) }
        }
    }

    /// A block with a mean and some details, which get rarer with their frequency.
    private static func block(_ random: inout SeededRandom) -> [Int] {
        var block = [random.int(in: -50...50)]
        for place in 1..<64 {
            let isZero = random.int(below: 6 + place) > 3
            block.append(isZero ? 0 : random.int(in: -12...12))
        }
        return block
    }

    /// The greatest sampling factors.
    var most: (across: Int, down: Int) {
        (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
    }

    /// How many units of all components cover the picture.
    var unitsAcross: Int { (width + 8 * most.across - 1) / (8 * most.across) }
    var unitsDown: Int { (height + 8 * most.down - 1) / (8 * most.down) }

    /// How many blocks of a component cover the picture, without those that only fill units.
    func blocks(of component: Component) -> (across: Int, down: Int) {
        func count(_ length: Int, _ factor: Int, _ most: Int) -> Int { ((length * factor + most - 1) / most + 7) / 8 }
        return (count(width, component.across, most.across), count(height, component.down, most.down))
    }
}
