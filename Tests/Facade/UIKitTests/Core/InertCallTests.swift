import AudioToolbox
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import os

@testable import LayoutSimInertness
@testable import UIKit

/// What is told of calls without effect: methods, setters, functions of types, and functions, of each kind.
@MainActor @Suite struct InertCallTests {
    struct Call: CustomTestStringConvertible, Sendable {
        let sentence: String
        let call: @MainActor @Sendable () -> Void
        var testDescription: String { sentence }

        init(_ sentence: String, _ call: @MainActor @Sendable @escaping () -> Void) {
            (self.sentence, self.call) = (sentence, call)
        }
    }

    private nonisolated static let calls = [
        Call("UITabBarController.setBottomAccessory(_:animated:) is not laid out") {
            UITabBarController().setBottomAccessory(nil, animated: false)
        },
        Call("UICollisionBehavior.removeAllBoundaries() is not laid out") {
            UICollisionBehavior(items: []).removeAllBoundaries()
        },
        Call("UIViewController.setNeedsUserInterfaceAppearanceUpdate() is not drawn") {
            UIViewController().setNeedsUserInterfaceAppearanceUpdate()
        },
        Call("UISearchBar.setPositionAdjustment(_:for:) is not drawn") {
            UISearchBar().setPositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .clear)
        },
        Call("CALayer.repeatCount is not drawn") { CALayer().repeatCount = 2 },
        Call("CAEmitterLayer.emitterCells is not drawn") { CAEmitterLayer().emitterCells = [CAEmitterCell()] },
        Call("UIViewController.attemptRotationToDeviceOrientation() does nothing here") {
            UIViewController.attemptRotationToDeviceOrientation()
        },
        Call("UIAccessibility.post(notification:argument:) does nothing here") {
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        },
        Call("UIContextMenuInteraction.updateVisibleMenu(_:) does nothing here") {
            let delegate = Menus()
            UIContextMenuInteraction(delegate: delegate).updateVisibleMenu { $0 }
        },
        Call("UIScene.extendStateRestoration() asks for a service that is not here") {
            UIScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions()).extendStateRestoration()
        },
        Call("Logger.info(_:) asks for a service that is not here") { Logger().info("ready") },
        Call("AudioServicesPlaySystemSound(_:) asks for a service that is not here") {
            AudioServicesPlaySystemSound(1000)
        },
    ]

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    @Test(arguments: calls) func `a call without effect is told once, by its name`(_ call: Call) {
        RunningTest.$assumed.withValue(call.sentence) { call.call() }
        #expect(InertUses.takeUntold(of: call.sentence).map(\.sentence) == [call.sentence])
    }

    @Test func `a setter that changes nothing tells nothing`() {
        let name = #function
        RunningTest.$assumed.withValue(name) {
            let layer = CALayer()
            layer.repeatCount = layer.repeatCount
        }
        #expect(InertUses.takeUntold(of: name).isEmpty)
    }

    @Test func `there is a call of each kind`() {
        for kind in Inertness.allCases {
            #expect(Self.calls.contains { $0.sentence.hasSuffix(kind.words) }, "\(kind)")
        }
    }
}
