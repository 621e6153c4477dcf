import LayoutSimGoldenTesting
import LayoutSimSnapshots
import Synchronization

/// The locations of the first assertions of snapshots: as in the original, a name that a test asserts again is compared
/// with the same reference.
enum FirstPlaces {
    private static let places = Mutex<[SnapshotKey: CodePlace]>([:])

    /// Returns the location of a snapshot's first assertion.
    static func place(of key: SnapshotKey, assertedAt place: CodePlace) -> CodePlace {
        places.withLock { places in
            if let first = places[key] { return first }
            places[key] = place
            return place
        }
    }
}
