import Foundation
import LayoutSimDevices
import Synchronization
import Testing

@testable import UIKit

@MainActor @Suite struct CurrentTraitsTests {
    @Test func `current traits are those of the device, whichever was asked first`() throws {
        let device = try DeviceCatalog.embedded.device(named: "iphone-6")
        let scales = SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(.landscape))) {
            UITraitCollection.current = UITraitCollection(displayScale: 1)
            let own = UITraitCollection.current.displayScale
            return [own] + SimulatedDevice.with(.current) { [UITraitCollection.current.displayScale] }
        }
        #expect(scales == [1, 2])
        #expect(UITraitCollection.current.displayScale == UIScreen.main.scale)
        #expect(UITraitCollection.current.verticalSizeClass == .regular)
    }
}

/// The current traits while UIKit calls a view.
@MainActor @Suite struct ToldTraitsTests {
    /// Records the current style in each call.
    private final class Listener: UIView {
        var heard: [String: UIUserInterfaceStyle] = [:]
        private func note(_ call: String) { heard[call] = UITraitCollection.current.userInterfaceStyle }
        override func layoutSubviews() { note("layout") }
        override func draw(_ rect: CGRect) { note("draw") }
        override func tintColorDidChange() { note("tint") }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traits") }
    }

    @Test func `the traits of a view are current in the calls that UIKit makes to it`() {
        let (parent, view) = (UIView(), Listener(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
        parent.addSubview(view)
        parent.overrideUserInterfaceStyle = .dark
        parent.tintColor = .red
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.draw(view.layer, in: $0.cgContext) }
        #expect(view.heard == ["layout": .dark, "draw": .dark, "tint": .dark, "traits": .dark])
    }

    @Test func `traits that were overridden are current in calls alone`() {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(UIView().traitCollection.userInterfaceStyle == .light)
    }
}

/// The current traits on a thread outside the main queue.
@MainActor @Suite struct ThreadTraitsTests {
    @Test func `another thread does not see the traits of a view that UIKit calls`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var styles: [UIUserInterfaceStyle] = []
        UIView().callWithTraits(dark) {
            styles = [UITraitCollection.current.userInterfaceStyle] + onThread { [Self.style] }
        }
        #expect(styles == [.dark, .light])
    }

    @Test func `traits set on a thread are current there alone`() {
        let styles = onThread {
            var styles: [UIUserInterfaceStyle] = []
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { styles.append(Self.style) }
            styles.append(Self.style)
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            return styles + [Self.style]
        }
        #expect(styles == [.dark, .light, .dark])
        #expect(Self.style == .light)
    }

    private nonisolated static var style: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }

    /// Returns the result of a closure on a separate thread.
    private func onThread(_ body: @escaping @Sendable () -> [UIUserInterfaceStyle]) -> [UIUserInterfaceStyle] {
        let (done, styles) = (DispatchSemaphore(value: 0), Box())
        Thread.detachNewThread {
            let found = body()
            styles.value.withLock { $0 = found }
            done.signal()
        }
        done.wait()
        return styles.value.withLock { $0 }
    }

    private final class Box: Sendable {
        let value = Mutex<[UIUserInterfaceStyle]>([])
    }
}
