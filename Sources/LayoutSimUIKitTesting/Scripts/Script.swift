public import LayoutSimGoldenTesting
import LayoutSimTesting
public import Testing
public import UIKit

/// Runs a person's way through an app, on the device of a variant, beginning with a controller.
///
/// The closure touches the screen and compares what is seen with goldens, which are named after the script and their steps.
/// A step that does not work is recorded as an issue that says which one it was and why, and ends the script.
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
    let run = ScriptRun(name, variant, system, CodePlace(sourceLocation, file: filePath))
    try run.perform {
        TestScreen(try controller())
    } steps: {
        try steps($0)
    }
}

/// Runs a person's way through an app, on the device of a variant, from the launch of its scene.
@MainActor public func script<Content>(
    _ name: String, launching delegate: @autoclosure () throws -> any UIWindowSceneDelegate,
    as variant: Variant<Content>, system: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: (TestScreen) throws -> Void
) throws {
    let run = ScriptRun(name, variant, system, CodePlace(sourceLocation, file: filePath))
    try run.perform {
        try TestScreen(launching: try delegate())
    } steps: {
        try steps($0)
    }
}

/// Runs a person's way through an app whose steps wait for other work.
///
/// Each step has the device of the variant; between steps other tests may run with devices of their own, so sizes are to be
/// read from the screen's window instead of `UIScreen.main`.
@_disfavoredOverload
@MainActor public func script<Content>(
    _ name: String, of controller: @autoclosure () throws -> UIViewController, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: (TestScreen) async throws -> Void
) async throws {
    let run = ScriptRun(name, variant, system, CodePlace(sourceLocation, file: filePath))
    try await run.perform {
        TestScreen(try controller())
    } steps: {
        try await steps($0)
    }
}

/// Runs a person's way through an app, from the launch of its scene, whose steps wait for other work.
@_disfavoredOverload
@MainActor public func script<Content>(
    _ name: String, launching delegate: @autoclosure () throws -> any UIWindowSceneDelegate,
    as variant: Variant<Content>, system: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, _ steps: (TestScreen) async throws -> Void
) async throws {
    let run = ScriptRun(name, variant, system, CodePlace(sourceLocation, file: filePath))
    try await run.perform {
        try TestScreen(launching: try delegate())
    } steps: {
        try await steps($0)
    }
}
