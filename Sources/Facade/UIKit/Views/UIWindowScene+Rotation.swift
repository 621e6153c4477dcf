import Foundation
import LayoutSimDevices

/// The reason why the interface doesn't rotate.
struct RotationRefusal: LocalizedError {
    /// The reason in UIKit's wording.
    let errorDescription: String?
}

extension UIWindowScene {
    /// Rotates the interface to one of the orientations; returns an error if the visible view controllers don't support
    /// them.
    func rotate(to wanted: UIInterfaceOrientationMask) -> RotationRefusal? {
        let supported = knownWindows.first(where: \.isKeyWindow)?.rootViewController?.shownOrientations ?? .all
        let possible = wanted.intersection(supported)
        guard !possible.isEmpty else {
            return RotationRefusal(
                errorDescription: "None of the requested orientations are supported by the view controller. "
                    + "Requested: \(wanted.words); Supported: \(supported.words)")
        }
        let upright: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown]
        let isLandscape = SimulatedDevice.current.isLandscape
        if isLandscape ? possible.isDisjoint(with: .landscape) : possible.isDisjoint(with: upright) {
            turn(to: isLandscape ? .portrait : .landscape)
        }
        return nil
    }

    private func turn(to orientation: Orientation) {
        let name = SimulatedDevice.current.viewport.deviceName
        guard let device = try? DeviceCatalog.embedded.device(named: name) else { return }
        let (old, size) = (SimulatedDevice.current, UIScreen.main.bounds.size)
        var new = old
        new.viewport = device.viewport(orientation)
        // Windows keep their size if it differs from the screen's, as do windows on other devices.
        let turning = knownWindows.filter { $0.bounds.size == size && $0.unit === old.unit }
        let coordinator = TransitionCoordinator(from: nil, to: nil, isAnimated: true)
        for window in turning { window.announce(new, coordinator) }
        let traits = turning.map(\.effectiveTraits)
        SimulatedDevice.current = new
        for (window, traits) in zip(turning, traits) { window.turn(from: traits) }
        UIApplication.shared.keyboard.screenDidTurn()
        coordinator.runAnimations()
        for window in turning { window.layoutIfNeeded() }
        coordinator.runCompletions()
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
}

extension UIWindow {
    /// Rotates the window's device; returns the reason, in UIKit's wording, if the interface doesn't follow.
    package func turnDevice(to orientation: UIInterfaceOrientation) -> String? {
        let scene = windowScene ?? UIWindowScene.main
        return scene.rotate(to: UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))?.errorDescription
    }

    /// Notifies the visible view controllers of the traits and size of a device.
    fileprivate func announce(_ device: SimulatedDevice, _ coordinator: TransitionCoordinator) {
        let current = traitCollection
        var values = current.values
        values.horizontalSizeClass = device.viewport.horizontalSizeClass == .compact ? .compact : .regular
        values.verticalSizeClass = device.viewport.verticalSizeClass == .compact ? .compact : .regular
        let traits = UITraitCollection(values)
        for controller in controllersInSight {
            if traits != current { controller.willTransition(to: traits, with: coordinator) }
            controller.viewWillTransition(to: device.size, with: coordinator)
        }
    }

    /// Resizes the window to the rotated screen.
    fileprivate func turn(from old: UITraitCollection) {
        frame = CGRect(origin: .zero, size: UIScreen.main.bounds.size)
        for controller in controllersInSight {
            controller.presentation.active?.containerView?.frame = bounds
            if controller.presentation.active == nil { controller.viewIfLoaded?.frame = bounds }
        }
        environmentChanged(from: old)
        for controller in controllersInSight { controller.adaptAnew(in: self) }
        layoutInputChanged()
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The root view controller and the chain of presented ones.
    private var controllersInSight: [UIViewController] {
        Array(sequence(first: rootViewController, next: { $0?.presentation.presented }).compactMap(\.self))
    }
}

extension UIViewController {
    /// The orientations that the topmost full-screen view controller supports.
    fileprivate var shownOrientations: UIInterfaceOrientationMask {
        if let presented = presentation.presented, presented.modalPresentationStyle == .fullScreen {
            return presented.shownOrientations
        }
        return supportedInterfaceOrientations
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var words: String {
        let names: [(UIInterfaceOrientationMask, String)] = [
            (.portrait, "portrait"), (.landscapeLeft, "landscapeLeft"), (.landscapeRight, "landscapeRight"),
            (.portraitUpsideDown, "portraitUpsideDown"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
