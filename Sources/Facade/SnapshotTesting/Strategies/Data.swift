public import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// A strategy that compares bytes.
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
