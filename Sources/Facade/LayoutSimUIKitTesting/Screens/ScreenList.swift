import LayoutSimCodeLines
import LayoutSimUIKitArithmetic
import Foundation
import FoundationNetworking
public import SwiftUI
import Testing
public import UIKit

/// The view controllers of a package that can be created without arguments, for the driver that `layoutsim screens`
/// writes.
@MainActor public struct ScreenList {
    private var makers: [String: @MainActor () throws -> UIViewController?] = [:]

    /// What is done with each view controller before its view is loaded.
    private var preparations: [@MainActor (UIViewController) throws -> Void] = []

    private var launches: [String: @MainActor () throws -> [AnyObject]] = [:]

    private var apps: [String: @MainActor () throws -> UIViewController] = [:]

    /// What previews of SwiftUI borrow from the app.
    private let appObjects = AppObjects()

    /// Creates an empty list.
    public init() {}

    /// Adds a view controller class, by its module and name, with a closure that creates an instance.
    public mutating func add(_ name: String, _ make: @escaping @MainActor () throws -> UIViewController?) {
        makers[name] = make
    }

    /// Adds what is done with the view controllers of a class, and of its subclasses, before their views are loaded.
    public mutating func prepare<Controller: UIViewController>(
        _ type: Controller.Type, _ set: @escaping @MainActor (Controller) throws -> Void
    ) {
        preparations.append { controller in
            for case let controller as Controller in [controller] + controller.children { try set(controller) }
        }
    }

    /// Adds the launch of an app, by its module, with a closure that creates its delegates.
    public mutating func addLaunch(_ module: String, _ make: @escaping @MainActor () throws -> [AnyObject]) {
        launches[module] = make
    }

    /// Adds the launch of an app of SwiftUI, by its module, with a closure that creates it.
    public mutating func addApp<Content: App>(_ module: String, _ make: @escaping @MainActor () throws -> Content) {
        appObjects.take(of: make)
        apps[module] = { UIHostingController(rootView: AppContents(try make())) }
    }

    /// Adds the previews of a type, by its module and name.
    public mutating func add<Provider: PreviewProvider>(_ name: String, previewsOf type: Provider.Type) {
        makers[name] = { [appObjects] in UIHostingController(rootView: appObjects.lend(to: Provider.previews)) }
    }

    /// Draws the screens that are asked for and ends the process.
    ///
    /// The environment variable `LAYOUTSIM_SCREENS` names a file with a line for each screen: a name and, behind a
    /// space, the request. The picture and the problems found in the layout are written to files of that name beside
    /// it.
    public func drawWhatIsAskedFor() -> Never {
        guard let path = ProcessInfo.processInfo.environment["LAYOUTSIM_SCREENS"],
            let list = try? String(contentsOfFile: path, encoding: .utf8)
        else {
            print("only 'layoutsim screens' runs this")
            exit(1)
        }
        ScreenList.warmUp()
        _ = URLProtocol.registerClass(UnansweredRequest.self)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let screens = list.split(separator: "\n").map { line in
            let name = line.prefix { $0 != " " }
            return (path: "\(folder)/\(name)", request: String(line.dropFirst(name.count + 1)))
        }
        ScreenProcesses(outputs: screens.map { $0.path + ".log" }).run { number in
            do { try draw(screens[number].request, to: screens[number].path) } catch {
                print("layoutsim: error: \(error)")
                return 1
            }
            return 0
        }
        exit(0)
    }

    /// Draws a text and looks up a line of code, so that each process of a screen finds the fonts open and the lines of
    /// the program read.
    private static func warmUp() {
        _ = CallStack.current()?.line
        _ = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).pngData { _ in
            ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
    }

    /// Draws the screen of a request.
    private func draw(_ request: String, to path: String) throws {
        let notes = URL(fileURLWithPath: path + ".txt")
        let isLaunchedFirst = ProcessInfo.processInfo.environment["LAYOUTSIM_LAUNCH_FIRST"] != nil
        let launched = try isLaunchedFirst ? launchedObjects() : []
        defer { withExtendedLifetime(launched) {} }
        guard let screen = try screen(request) else {
            return try Data("it shows no window of its own".utf8).write(to: notes)
        }
        // Work scheduled for the next pass of the main queue finishes before a user sees the screen.
        advance(by: 0.001)
        let picture = try screen.pngData()
        let hollow = screen.window.hollowNotes(ProcessInfo.processInfo.environment["LAYOUTSIM_HOLLOW"] ?? "")
        let lent = appObjects.lent.map { "it has the app's own \($0), since it is given none" }
        let all = hollow + lent + AppFonts.faults + LayoutFindings.found
        let found = all.map { $0.split(separator: "\n").first ?? "" }
        try Data(found.joined(separator: "\n").utf8).write(to: notes)
        try picture.write(to: URL(fileURLWithPath: path + ".png"))
    }

    /// Returns the screen that a request names: `controller NAME`, `preview FILE:LINE:ORDER`,
    /// `scene ID STORYBOARD`, `launch MODULE` or `app MODULE`.
    private func screen(_ request: String) throws -> TestScreen? {
        let words = request.split(separator: " ").map(String.init)
        if words.first == "app", let make = apps[words.last ?? ""] {
            let controller = try make()
            _ = UIApplication.shared.delegate?.launch()
            return TestScreen(controller)
        }
        guard words.first == "launch" else {
            if UIApplication.shared.delegate == nil { UIApplication.shared.delegateMaker = delegateMaker(for: words) }
            return TestScreen(try prepared(controller(request)))
        }
        let delegates = try launches[words.last ?? ""]?() ?? []
        // Controllers of the main storyboard may ask for it.
        UIApplication.shared.delegate = delegates.lazy.compactMap { $0 as? any UIApplicationDelegate }.first
        return launch(
            delegates.compactMap { $0 as? any UIApplicationDelegate },
            scenes: delegates.compactMap { $0 as? any UIWindowSceneDelegate },
            try ProcessInfo.processInfo.environment["LAYOUTSIM_MAIN_STORYBOARD"].flatMap(window(of:)))
    }

    /// Launches the only app, without a scene, and returns what it lives by.
    private func launchedObjects() throws -> [AnyObject] {
        if apps.count == 1, let make = apps.values.first {
            let contents = try make()
            _ = UIApplication.shared.delegate?.launch()
            return [contents]
        }
        guard launches.count == 1, let make = launches.values.first else { return [] }
        let delegates = try make()
        let apps = delegates.compactMap { $0 as? any UIApplicationDelegate }
        UIApplication.shared.delegate = apps.first
        return delegates + apps.compactMap { $0.launch() }
    }

    /// Returns what makes the delegate of the app that has a screen: that of the controller's module, or the only one.
    private func delegateMaker(for request: [String]) -> (() -> (any UIApplicationDelegate)?)? {
        let module = request.last?.split(separator: ".").first.map(String.init) ?? ""
        let own = request.first == "controller" ? launches[module] : nil
        guard let make = own ?? (launches.count == 1 ? launches.values.first : nil) else { return nil }
        return { (try? make())?.lazy.compactMap { $0 as? any UIApplicationDelegate }.first }
    }

    /// Returns a view controller with what is set before its view is loaded.
    private func prepared(_ controller: UIViewController) throws -> UIViewController {
        for preparation in preparations { try preparation(controller) }
        return controller
    }

    /// Launches an app as the system does: its delegates have the window of the main storyboard, if there is one, and
    /// may show another.
    private func launch(
        _ apps: [any UIApplicationDelegate], scenes: [any UIWindowSceneDelegate], _ main: UIWindow?
    ) -> TestScreen? {
        for app in apps {
            if scenes.isEmpty, let main { app.window = main }
            if let window = app.launch() { return TestScreen(window: window) }
        }
        for scene in scenes {
            if let main { scene.window = main }
            if let screen = try? TestScreen(launching: scene) { return screen }
        }
        return main.map { TestScreen(window: $0) }
    }

    /// Returns a window with the initial view controller of a storyboard.
    private func window(of storyboard: String) throws -> UIWindow? {
        guard let controller = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() else {
            return nil
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = try prepared(controller)
        return window
    }

    private func controller(_ request: String) throws -> UIViewController {
        let words = request.split(separator: " ", maxSplits: 2).map(String.init)
        if words.count == 3, words[0] == "scene" {
            guard let controller = UIStoryboard(name: words[2], bundle: nil).make(words[1]) else {
                throw ScreenListError("the storyboard has no such view controller")
            }
            return controller
        }
        if words.count == 2, words[0] == "preview" { return try Previews.controller(at: words[1], lending: appObjects) }
        guard let make = makers[words.last ?? ""] else { throw ScreenListError("no controller has this name") }
        guard let controller = try make() else { throw ScreenListError("its initializer returns nil") }
        return controller
    }
}

/// Why a screen cannot be drawn.
struct ScreenListError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
