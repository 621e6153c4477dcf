import UIKit

/// The objects that an app gives the views of its first window, lent to views that are shown without the app and lack
/// them.
@MainActor package final class AppObjects {
    private var makeContents: (@MainActor () throws -> AnyView)?
    /// What the app gives, by the optional type under which views ask for it.
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The controller of the app's views, which keeps their states.
    private var controller: UIViewController?
    private var isLaunching = false
    /// The types of the objects that were lent.
    package private(set) var lent: [String] = []

    /// Creates the objects of no app.
    package init() {}

    /// Takes the objects of an app, which is made when a view lacks one, unless there is an app already.
    package func take<Content: App>(of app: @escaping @MainActor () throws -> Content) {
        if makeContents == nil { makeContents = { AnyView(AppContents(try app())) } }
    }

    /// Returns a view that may borrow objects.
    package func lend(to view: some View) -> AnyView { AnyView(view.environment(\.appObjects, self)) }

    /// Returns the app's object of a type; `nil` if the app gives none.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        guard !isLaunching else { return nil }
        launch()
        guard let object = objects[ObjectIdentifier(Object?.self)] as? Object else { return nil }
        let name = "\(type)"
        if !lent.contains(name) { lent.append(name) }
        return object
    }

    /// Notes a value that a view gives those in it, if it is an object and the app is launching.
    func note<Value>(_ value: Value) {
        guard isLaunching, let object = (value as? any OptionalObject)?.object else { return }
        objects[ObjectIdentifier(Value.self)] = object
    }

    private func launch() {
        guard controller == nil, let contents = try? makeContents?() else { return }
        isLaunching = true
        defer { isLaunching = false }
        let controller = UIHostingController(rootView: lend(to: contents))
        self.controller = controller
        controller.view.frame = UIScreen.main.bounds
        controller.view.layoutIfNeeded()
    }
}

/// An object or none.
private protocol OptionalObject { var object: AnyObject? { get } }

extension Optional: OptionalObject where Wrapped: AnyObject {
    var object: AnyObject? { self }
}

extension EnvironmentValues {
    /// The objects of the app without which a view is shown.
    var appObjects: AppObjects? {
        get { self[AppObjectsKey.self] }
        set { self[AppObjectsKey.self] = newValue }
    }
}

private struct AppObjectsKey: EnvironmentKey {
    static var defaultValue: AppObjects? { nil }
}
