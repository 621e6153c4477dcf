public import Foundation
public import QuartzCore
import SnapshotTesting
public import UIKit
import XCTest

extension FBSnapshotTestCase {
    /// Verifies that a view matches its golden, at its own size; tolerances have no effect, since images are the same
    /// everywhere.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        snapshot(identifier, file, line).verify(view)
    }

    /// Verifies that a view matches its golden, with the tolerance parameter of older versions.
    public func FBSnapshotVerifyView(
        _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        tolerance: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        FBSnapshotVerifyView(view, identifier: identifier, file: file, line: line)
    }

    /// Verifies that a view controller's view matches its golden, at the size of the screen.
    public func FBSnapshotVerifyViewController(
        _ viewController: UIViewController, identifier: String? = nil,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        let view = MainActor.assumeIsolated {
            let view = viewController.view ?? UIView()
            view.bounds = UIScreen.main.bounds
            viewController.viewWillAppear(false)
            viewController.viewDidAppear(false)
            return view
        }
        FBSnapshotVerifyView(view, identifier: identifier, file: file, line: line)
    }

    /// Verifies that a layer matches its golden, at its own size.
    public func FBSnapshotVerifyLayer(
        _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
        perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        snapshot(identifier, file, line).verify(layer)
    }

    /// Returns the golden of the running test with an identifier.
    private func snapshot(_ identifier: String?, _ file: StaticString, _ line: UInt) -> NamedSnapshot {
        let test = name.split(separator: ".").last.map(String.init) ?? name
        let parts = [identifier.flatMap { $0.isEmpty ? nil : $0 }, deviceWords].compactMap(\.self)
        return NamedSnapshot(
            folder: folderName ?? "\(type(of: self))", test: test,
            named: parts.isEmpty ? nil : parts.joined(separator: "_"), file: file, line: line)
    }

    /// The description of the device that the options request; `nil` for none.
    private var deviceWords: String? {
        let options = isDeviceAgnostic ? fileNameOptions.union([.device, .OS, .screenSize]) : fileNameOptions
        let words = MainActor.assumeIsolated {
            let (device, size) = (UIDevice.current, UIScreen.main.bounds.size)
            return [
                options.contains(.device) ? device.model : nil, options.contains(.OS) ? device.systemVersion : nil,
                options.contains(.screenSize) ? "\(Int(size.width))x\(Int(size.height))" : nil,
            ].compactMap(\.self)
        }
        return words.isEmpty ? nil : words.joined(separator: "_")
    }
}
