import LayoutSimGoldenTesting
package import QuartzCore
package import UIKit

/// Where a comparison is asked for, and what its golden is called.
package struct NamedSnapshot {
    private let name: SnapshotName
    private let site: CallSite

    /// Names a snapshot after a folder and a test, with a name of its own or the next number.
    package init(folder: String, test: String, named identifier: String?, file: StaticString, line: UInt) {
        name = SnapshotName(identifier, test: test, folder: folder, file: "\(file)")
        site = CallSite(fileID: file, filePath: file, line: line, column: 1)
    }

    /// Makes the running test fail if a view does not match its golden.
    package func verify(_ view: UIView) { verify(ShownView.view(view, size: nil, ViewSettings(hasStatusBar: false))) }

    /// Makes the running test fail if a layer does not match its golden.
    package func verify(_ layer: CALayer) {
        verify(.picture(UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }))
    }

    private func verify(_ shown: ShownView) {
        do { try shown.failure(name, site)?.record(at: site) } catch {
            ExpectationFailure(["\(name.key): \(error)"]).record(at: site)
        }
    }
}
