import Foundation
import Synchronization

/// The faults of pictures that were told on the console; each is told once.
package enum PictureFaults {
    private static let told = Mutex<Set<String>>([])

    /// Writes a line to standard error unless it was written before.
    package static func tell(_ line: String) {
        guard told.withLock({ $0.insert(line).inserted }) else { return }
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
