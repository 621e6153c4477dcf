public import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes as they are.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(
                toData: { $0 }, fromData: { $0 },
                diff: { reference, data in
                    reference == data ? nil : ("\(data.count) bytes, and \(reference.count) in the reference", [])
                }))
    }
}
