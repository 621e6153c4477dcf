import Foundation
import LayoutSimDevices
import Testing

@testable import UIKit

/// The frames of controllers' views in containers and presentations.
@MainActor @Suite(.serialized) struct PresentationTests {
    private static func onPhone<Result>(
        _ orientation: Orientation = .portrait, _ body: @MainActor () throws -> Result
    ) throws -> Result {
        let device = try DeviceCatalog.embedded.device(named: "iphone-16")
        var simulated = SimulatedDevice(viewport: device.viewport(orientation))
        simulated.systemVersion = "26.1"
        return try SimulatedDevice.with(simulated, body)
    }

    private static func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// A detent, the frame of its sheet on an iPhone 16 with iOS 26, in points of the window, and the safe area at the
    /// bottom of its view.
    struct Sheet: Sendable {
        var height: Double?
        var frame: [Double]
        var safeArea = 34.0
    }

    @Test(arguments: [
        Sheet(height: nil, frame: [8, 403.687, 377, 440.313]),
        Sheet(height: 10, frame: [28, 815.425, 337, 8.575], safeArea: 0),
        Sheet(height: 100, frame: [21.514, 741.435, 349.973, 89.052], safeArea: 11),
        Sheet(height: 144, frame: [9.622, 705.429, 373.757, 136.949], safeArea: 31.333),
        Sheet(height: 200, frame: [8, 619.527, 377, 224.473]), Sheet(height: 288, frame: [8, 535.109, 377, 308.891]),
        Sheet(height: 300, frame: [8, 523.598, 377, 320.402]), Sheet(height: 400, frame: [8, 427.669, 377, 416.331]),
        Sheet(height: 500, frame: [8, 331.740, 377, 512.260]), Sheet(height: 600, frame: [8, 235.812, 377, 608.188]),
        Sheet(height: 700, frame: [8, 139.883, 377, 704.117]), Sheet(height: 10000, frame: [0, 59, 393, 793]),
    ]) func sheets(_ sheet: Sheet) throws {
        try Self.onPhone {
            let window = Self.show(UIViewController())
            let presented = UIViewController()
            let controller = try #require(presented.sheetPresentationController)
            var most: CGFloat = 0
            controller.detents = [
                sheet.height.map { height in
                    .custom { context in
                        most = context.maximumDetentValue
                        return CGFloat(height)
                    }
                } ?? .medium()
            ]
            window.rootViewController?.present(presented, animated: false)
            let frame = presented.view.convert(presented.view.bounds, to: window)
            for (side, value) in zip([frame.minX, frame.minY, frame.width, frame.height], sheet.frame) {
                #expect(abs(Double(side) - value) < 0.001, "\(frame)")
            }
            if sheet.height != nil { #expect(most == 759) }
            let insets = presented.view.safeAreaInsets
            #expect(insets.top == 0 && abs(Double(insets.bottom) - sheet.safeArea) < 0.001, "\(insets)")
            let guide = presented.view.safeAreaLayoutGuide.layoutFrame
            #expect(abs(presented.view.bounds.maxY - guide.maxY - insets.bottom) < 0.001, "\(guide)")
            window.isHidden = true
        }
    }

    @Test func `the large sheet lies below the status bar, a sheet in a low window fills it`() throws {
        for (orientation, frame) in [
            (Orientation.portrait, CGRect(x: 0, y: 59, width: 393, height: 793)),
            (.landscape, CGRect(x: 0, y: 0, width: 852, height: 393)),
        ] {
            try Self.onPhone(orientation) {
                let window = Self.show(UIViewController())
                let presented = UIViewController()
                window.rootViewController?.present(presented, animated: false)
                #expect(presented.view.frame == frame)
                window.isHidden = true
            }
        }
    }

    /// The settings of a controller and its bar, and whether the view extends under the bar.
    struct Extent: Sendable {
        var isTranslucent: Bool
        var edges: UIRectEdge
        var includesOpaque = false
        var isBelow: Bool
    }

    @Test(arguments: [
        Extent(isTranslucent: true, edges: .all, isBelow: true), Extent(isTranslucent: true, edges: [], isBelow: false),
        Extent(isTranslucent: false, edges: .all, isBelow: false),
        Extent(isTranslucent: false, edges: .all, includesOpaque: true, isBelow: true),
        Extent(isTranslucent: false, edges: .bottom, includesOpaque: true, isBelow: false),
    ]) func `views lie below bars that let them`(_ extent: Extent) throws {
        try Self.onPhone {
            let controller = UIViewController()
            controller.edgesForExtendedLayout = extent.edges
            controller.extendedLayoutIncludesOpaqueBars = extent.includesOpaque
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.isTranslucent = extent.isTranslucent
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let window = Self.show(tabs)
            let view = try #require(controller.view)
            let bar = navigation.navigationBar.frame.maxY
            #expect(view.convert(view.bounds, to: window).minY == (extent.isBelow ? 0 : bar))
            #expect(view.safeAreaInsets.top == (extent.isBelow ? bar : 0))
            window.isHidden = true
        }
    }

    @Test func `a stack prefers the size of its topmost controller`() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.preferredContentSize = CGSize(width: 200, height: 120)
        #expect(navigation.preferredContentSize == CGSize(width: 200, height: 120))
    }
}
