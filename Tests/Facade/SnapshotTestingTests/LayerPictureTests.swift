import Foundation
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
import UIKit

@testable import SnapshotTesting

/// Pictures that an app takes of its own layers, which have nothing of the system.
@MainActor @Suite(.serialized) struct LayerPictureTests {
    private func white() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        return controller
    }

    /// Whether each pixel of a picture is like the next one.
    private func isOfOneColor(_ image: UIImage) throws -> Bool {
        let data = try #require(image.cgImage?.dataProvider?.data) as Data
        return data.dropFirst(4) == data.dropLast(4)
    }

    @Test(arguments: [ViewImageConfig.iPhoneX, .iPhoneX(.landscape), .iPhone8, nil])
    func `a controller has neither a status bar nor a home indicator`(_ screen: ViewImageConfig?) throws {
        let shown = ShownView.controller(white(), ViewSettings(screen: screen))
        #expect(try isOfOneColor(shown.image()))
        shown.whileShown { view in
            let failure = try? view.failure(named: "test", picture: .layers) { screen, _, _ in
                #expect(screen.picture == .layers)
                return nil
            }
            #expect(failure == nil)
        }
    }

    @Test func `a golden of the screen has them`() throws {
        try ShownView.controller(white(), ViewSettings(screen: .iPhoneX)).whileShown { view in
            _ = try view.failure(named: "test") { screen, _, _ in
                #expect(screen.picture == .screen)
                return nil
            }
        }
    }

    @Test func `a window that is rendered has neither`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = white()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { window.layer.render(in: $0.cgContext) }
        #expect(try isOfOneColor(picture))
    }

    private func tabs(_ controller: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        return tabs
    }

    @Test func `a container is lower by the safe area at its bars`() {
        let cases: [(UIViewController, ViewImageConfig, CGSize)] = [
            (white(), .iPhoneX, CGSize(width: 375, height: 812)),
            (UINavigationController(rootViewController: white()), .iPhone8, CGSize(width: 375, height: 647)),
            (UINavigationController(rootViewController: white()), .iPadMini, CGSize(width: 1024, height: 748)),
            (tabs(white()), .iPhoneX, CGSize(width: 375, height: 778)),
            (tabs(UINavigationController(rootViewController: white())), .iPhoneX, CGSize(width: 375, height: 734)),
        ]
        for (controller, screen, size) in cases {
            #expect(ShownView.controller(controller, ViewSettings(screen: screen)).image().size == size)
        }
    }
}
