import Foundation
import LayoutSimGoldenTesting
import UIKit

/// Returns the failure if a value does not match its golden or reference text; `nil` if it does.
func failure<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String?,
    in folder: String?, _ timeout: TimeInterval, _ test: String, _ site: CallSite
) -> ExpectationFailure? {
    let path = "\(site.filePath)"
    let name = SnapshotName(name, test: test, file: path)
    do {
        let value = try value()
        if let shown = strategy.shown { return try shown(value).failure(name, site) }
        guard let format = strategy.snapshot(value).awaited(for: timeout) else {
            return ExpectationFailure([
                "\(name.key): no value arrived within \(timeout) seconds; increase 'timeout:', or call the snapshot's callback"
            ])
        }
        if let image = format as? UIImage { return try ShownView.picture(image).failure(name, site) }
        let reference = name.reference(strategy.pathExtension, in: folder, beside: path)
        if let data = try? Data(contentsOf: reference) {
            return strategy.diffing.diff(strategy.diffing.fromData(data), format).map {
                ExpectationFailure([
                    "\(name.key): differs from \(reference.path), which was recorded elsewhere and is not changed",
                    $0.0,
                ])
            }
        }
        guard let text = String(bytes: strategy.diffing.toData(format), encoding: .utf8) else {
            return ExpectationFailure([
                "\(name.key): is neither a picture nor a text, and there is no \(reference.path) to compare it with"
            ])
        }
        return try ShownView.text(text).failure(name, site)
    } catch { return ExpectationFailure(["\(name.key): \(error)"]) }
}

extension Async {
    /// Returns the value, or `nil` if it does not arrive within a timeout in seconds; runs the run loop while waiting.
    func awaited(for timeout: TimeInterval) -> Value? {
        var value: Value?
        run { value = $0 }
        let end = Date(timeIntervalSinceNow: timeout)
        while value == nil, Date() < end {
            _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
        }
        return value
    }
}
