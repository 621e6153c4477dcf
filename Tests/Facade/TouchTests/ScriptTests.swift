import Foundation
import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The reports of scripts about steps that cannot be performed.
@MainActor struct ScriptTests {
    private let variant: Variant<String>
    private let file: String

    init() throws {
        variant = try Matrix(devices: ["iphone-6"], contents: [.typical("")])[0]
        let folder = FileManager.default.temporaryDirectory.appending(path: "script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "".write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        file = folder.appending(path: "Tests.swift").path
    }

    private static func makeController() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 40), primaryAction: nil)
        button.setTitle("Done", for: .normal)
        controller.view.addSubview(button)
        return controller
    }

    /// Performs a script; returns the first lines of the failures of its steps.
    private func failures(of name: String, _ steps: (TestScreen) throws -> Void) throws -> [String] {
        var lines: [String] = []
        let run = ScriptRun(name, variant, nil, file: file, at: #_sourceLocation) { failure, _ in
            lines += failure.message.split(separator: "\n").prefix(1).map(String.init)
        }
        try run.perform({ TestScreen(Self.makeController()) }, steps: steps)
        return lines
    }

    @Test func `a step that cannot be done ends the script and is named`() throws {
        var steps = 0
        var window: UIWindow?
        let lines = try failures(of: "sign up") { screen in
            window = screen.window
            try screen.tap("Done")
            try screen.expectGolden("after done")
            try screen.tap("Dane")
            steps += 1
        }
        #expect(
            lines == [
                "step 2, golden \"after done\": sign-up/iphone-6-portrait@2x-typical-after-done: there is no golden yet",
                "sign-up: step 3, tap \"Dane\": no element is named \"Dane\"; did you mean \"Done\"?; "
                    + "nothing on the screen has another name",
            ])
        #expect(steps == 0)
        #expect(window?.isHidden ?? false)
    }

    @Test func `what is seen is a picture, with its bars`() throws {
        let screen = TestScreen(UINavigationController(rootViewController: UIViewController()))
        defer { screen.close() }
        let before = try screen.pngData()
        #expect(UIImage(data: before)?.size == screen.window.bounds.size.applying(.init(scaleX: 3, y: 3)))
        (screen.window.rootViewController as? UINavigationController)?.topViewController?.title = "Title"
        #expect(try screen.pngData() != before)
    }

    @Test func `a picture shows what leaves the screen`() throws {
        let (root, leaving) = (UIViewController(), UIViewController())
        (root.view.backgroundColor, leaving.view.backgroundColor) = (.white, .red)
        let screen = TestScreen(root)
        defer { screen.close() }
        let alone = try screen.pngData()
        leaving.modalPresentationStyle = .fullScreen
        root.present(leaving, animated: false)
        let covered = try screen.pngData()
        root.dismiss(animated: true)
        advance(by: 0.1)
        let moment = try screen.pngData()
        #expect(moment != alone && moment != covered)
        advance(by: 1)
        #expect(try screen.pngData() == alone)
    }

    @Test func `a motion is a golden of its own`() throws {
        var alphas: [Float] = []
        let lines = try failures(of: "fading") { screen in
            let button = try #require(screen.controller?.view.subviews.first)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { button.alpha = 0 }
            try screen.expectMotion("fade", for: 0.25, frames: 3)
            alphas.append(button.layer.presentation()?.opacity ?? 0)
            try screen.expectMotion("rest", for: 0, frames: 2)
        }
        #expect(alphas == [0.5])
        #expect(
            lines == [
                "step 1, motion \"fade\": fading/iphone-6-portrait@2x-typical-fade: there is no golden yet",
                "fading: step 2, motion \"rest\": a motion needs at least two frames and a duration, not 2 in 0.0 s",
            ])
    }

    @Test func `a motion is looked at when a test says`() throws {
        var alphas: [Float] = []
        let lines = try failures(of: "fading") { screen in
            let button = try #require(screen.controller?.view.subviews.first)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { button.alpha = 0 }
            try screen.expectMotion("fade", at: [0.125, 0.25])
            alphas.append(button.layer.presentation()?.opacity ?? 0)
            try screen.expectMotion("rest", at: [0, 0.5, 0.25])
        }
        #expect(alphas == [0.5])
        #expect(
            lines == [
                "step 1, motion \"fade\": fading/iphone-6-portrait@2x-typical-fade: there is no golden yet",
                "fading: step 2, motion \"rest\": "
                    + "a motion needs at least two times in ascending order from 0, not [0.0, 0.5, 0.25]",
            ])
    }

    @Test func `two recordings of one name are told`() throws {
        let lines = try failures(of: "fading") { screen in
            try screen.expectMotion("fade in", at: [0, 0.125])
            try screen.expectMotion("fade-in", at: [0.25, 0.5])
        }
        #expect(
            lines.last == "step 2, motion \"fade-in\": the script 'fading' has two goldens called 'fade-in'")
        #expect(lines.count == 2)
    }

    @Test func `a script runs on the device of its variant, which can be turned`() throws {
        var widths: [CGFloat] = []
        try script("turning", of: Self.makeController(), as: variant, filePath: file) { screen in
            widths.append(screen.window.bounds.width)
            try screen.rotate(to: .landscapeRight)
            widths.append(screen.window.bounds.width)
        }
        #expect(widths == [375, 667])
        #expect(UIScreen.main.bounds.width != 667)
    }

    @Test func `a script waits for other work, and others wait for it`() async throws {
        var widths: [CGFloat] = []
        let outside = UIScreen.main.bounds.width
        try await script("waiting", of: Self.makeController(), as: variant, filePath: file) { screen in
            await Task.yield()
            try screen.tap("Done")
            widths += [screen.window.bounds.width, UIScreen.main.bounds.width]
        }
        // Between steps, the device is the one of the other tests.
        #expect(widths == [375, outside])
    }

    @Test func `a script that turns its device leaves the windows of others as they are`() throws {
        var other: UIWindow?
        try script("waiting", of: Self.makeController(), as: variant, filePath: file) { other = $0.window }
        other?.isHidden = false
        defer { other?.isHidden = true }
        try script("turning", of: Self.makeController(), as: variant, filePath: file) { screen in
            try screen.rotate(to: .landscapeRight)
            #expect(screen.window.bounds.width == 667)
        }
        #expect(other?.bounds.width == 375)
    }

    @Test func `a script begins where a scene does`() throws {
        final class Scene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: scene)
                window.rootViewController = ScriptTests.makeController()
                window.makeKeyAndVisible()
                self.window = window
            }
        }
        var title: String?
        var widths: [CGFloat] = []
        try script("launch", launching: Scene(), as: variant, filePath: file) { screen in
            try screen.tap("Done")
            try screen.rotate(to: .landscapeRight)
            widths.append(screen.controller?.view.bounds.width ?? 0)
            title = (screen.controller?.view.subviews.first as? UIButton)?.currentTitle
        }
        #expect(title == "Done")
        #expect(widths == [667])
    }

    @Test func `a controller is made on the device of the script`() throws {
        let large = try Matrix(
            devices: ["iphone-6"], contents: [.typical("")], contentSizes: [.accessibilityLarge])[0]
        var size: CGFloat = 0
        func make() -> UIViewController {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
            return Self.makeController()
        }
        try script("fonts", of: make(), as: large, filePath: file) { _ in }
        #expect(size == 33)
    }

    @Test func `a screen that is closed holds the device as before`() throws {
        let device = SimulatedDevice(viewport: try DeviceCatalog.embedded.device(named: "iphone-6").viewport(.portrait))
        try SimulatedDevice.with(device) {
            let screen = TestScreen(Self.makeController())
            try screen.rotate(to: .landscapeRight)
            #expect(UIScreen.main.bounds.width == 667)
            screen.close()
            #expect(UIScreen.main.bounds.width == 375)
        }
    }
}
