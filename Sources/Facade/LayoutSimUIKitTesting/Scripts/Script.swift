public import LayoutSimGoldenTesting
import LayoutSimTesting
public import Testing
public import UIKit

/// Runs a user's path through an app on the device of a variant, starting with a view controller.
///
/// The closure touches the screen and compares it with goldens, which are named after the script and their steps. A
/// step that fails is recorded as an issue that names the step and the reason, and ends the script.
///
/// ```swift
/// try script("sign-up", of: SignUpController(), as: variant) { screen in
///     try screen.typeText("ada@example.org", into: "Mail")
///     try screen.tap("Done")
///     try screen.expectGolden("after done")
/// }
/// ```
@MainActor public func script<Content>(
    _ name: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: (TestScreen) throws -> Void
) throws {
    let run = ScriptRun(name, variant, system, file: filePath, at: sourceLocation)
    try run.perform {
        TestScreen(try controller())
    } steps: {
        try steps($0)
    }
}

/// Runs a user's path through an app on the device of a variant, starting with the launch of its scene.
@MainActor public func script<Content>(
    _ name: String, launching delegate: @autoclosure () throws -> any UIWindowSceneDelegate,
    as variant: Variant<Content>, system: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: (TestScreen) throws -> Void
) throws {
    let run = ScriptRun(name, variant, system, file: filePath, at: sourceLocation)
    try run.perform {
        try TestScreen(launching: try delegate())
    } steps: {
        try steps($0)
    }
}

/// Runs a user's path through an app with asynchronous steps, starting with a view controller.
///
/// Each step runs on the device of the variant; between steps, other tests may run with devices of their own, so read
/// sizes from the screen's window instead of `UIScreen.main`.
@_disfavoredOverload
@MainActor public func script<Content>(
    _ name: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: (TestScreen) async throws -> Void
) async throws {
    let run = ScriptRun(name, variant, system, file: filePath, at: sourceLocation)
    try await run.perform {
        TestScreen(try controller())
    } steps: {
        try await steps($0)
    }
}

/// Runs a user's path through an app with asynchronous steps, starting with the launch of its scene.
@_disfavoredOverload
@MainActor public func script<Content>(
    _ name: String, launching delegate: @autoclosure () throws -> any UIWindowSceneDelegate,
    as variant: Variant<Content>, system: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: (TestScreen) async throws -> Void
) async throws {
    let run = ScriptRun(name, variant, system, file: filePath, at: sourceLocation)
    try await run.perform {
        try TestScreen(launching: try delegate())
    } steps: {
        try await steps($0)
    }
}
