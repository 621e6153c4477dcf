import LayoutSimGoldenTesting
package import QuartzCore
package import UIKit

/// A snapshot's name and the location of its assertion.
package struct NamedSnapshot {
    private let name: SnapshotName
    private let site: CallSite

    /// Creates a snapshot that is named after a folder, a test, and an identifier or the next number.
    package init(folder: String, test: String, named identifier: String?, file: StaticString, line: UInt) {
        name = SnapshotName(identifier, test: test, folder: folder, file: "\(file)")
        site = CallSite(fileID: file, filePath: file, line: line, column: 1)
    }

    /// Records a failure if a view does not match its golden.
    package func verify(_ view: UIView) { verify(ShownView.view(view, size: nil, ViewSettings(hasStatusBar: false))) }

    /// Records a failure if a layer does not match its golden.
    package func verify(_ layer: CALayer) {
        verify(.picture(UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }))
    }

    private func verify(_ shown: ShownView) {
        do { try shown.failure(name, site)?.record(at: site) } catch {
            ExpectationFailure(["\(name.key): \(error)"]).record(at: site)
        }
    }
}
