import LayoutSimFiles

/// Inputs in one file, written before they are read, so that a crash leaves them behind.
struct FuzzBatch {
    static let count = 100

    /// Each input after its length in eight bytes, least significant first.
    static func bytes(of inputs: [[UInt8]]) -> [UInt8] {
        inputs.flatMap { input in (0..<8).map { UInt8(truncatingIfNeeded: input.count >> ($0 * 8)) } + input }
    }

    /// The inputs in a file, without a truncated last one.
    static func inputs(in bytes: [UInt8]) -> [[UInt8]] {
        var inputs: [[UInt8]] = []
        var rest = bytes[...]
        while rest.count >= 8 {
            let length = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            rest = rest.dropFirst(8)
            guard length <= rest.count else { break }
            inputs.append(Array(rest.prefix(Int(length))))
            rest = rest.dropFirst(Int(length))
        }
        return inputs
    }
}
