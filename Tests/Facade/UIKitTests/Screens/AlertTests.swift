import Foundation
import LayoutSimDevices
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The places of texts and buttons in alerts and action sheets.
@MainActor @Suite(.serialized) struct AlertTests {
    /// The titles of an alert's actions, and the start and width of each label, in points of the screen.
    struct Case: Sendable {
        var style = UIAlertController.Style.alert
        var actions: [String]
        var frames: [String: [Double]]
    }

    @Test(arguments: [
        Case(
            actions: ["Remove", "Cancel"], frames: ["Cancel": [61.667, 134.667], "Remove": [196.667, 134.667]]),
        Case(
            actions: ["Remove plants", "Cancel"],
            frames: ["Remove plants": [196.667, 134.667], "Cancel": [61.667, 134.667]]),
        Case(
            actions: ["Remove from the greenhouse", "Cancel"],
            frames: ["Remove from the greenhouse": [61.667, 270], "Cancel": [61.667, 270]]),
        Case(style: .actionSheet, actions: ["Share", "Cancel"], frames: ["Share": [8, 377], "Cancel": [8, 377]]),
    ]) func buttons(_ example: Case) throws {
        let device = try DeviceCatalog.embedded.device(named: "iphone-16")
        try SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(.portrait))) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: example.style)
            for title in example.actions {
                alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default))
            }
            window.rootViewController?.present(alert, animated: false)
            window.layoutIfNeeded()
            let view = try #require(alert.view)
            #expect(view.frame == window.bounds)
            var labels: [String: UILabel] = [:]
            view.forEachInTree { if let label = $0 as? UILabel { labels[label.text ?? ""] = label } }
            for (title, frame) in example.frames {
                let label = try #require(labels[title])
                let place = label.convert(label.bounds, to: window)
                #expect(abs(place.minX - frame[0]) < 0.4 && abs(place.width - frame[1]) < 0.4, "\(title) \(place)")
            }
            let (cancel, other) = (try #require(labels["Cancel"]), try #require(labels[example.actions[0]]))
            let isBelow = cancel.convert(cancel.bounds, to: window).minY >= other.convert(other.bounds, to: window).maxY
            #expect(isBelow == (example.frames["Cancel"]?[1] ?? 0 > 200))
            window.isHidden = true
        }
    }

    @Test func `buttons of bars that are disabled are gray`() throws {
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(controller.view.frozen(named: "bars").navigationBar?.trailingButton?.title == "Save")
        item.isEnabled = false
        #expect(controller.view.frozen(named: "bars").bars.trailing.map { $0.tint != nil } == [true])
        window.isHidden = true
    }
}
