package import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimTesting
package import Testing
import UIKit

/// A running script with its goldens.
@MainActor package final class ScriptRun {
    private var script: GoldenScript
    private let file: String
    private let location: SourceLocation
    private let device: SimulatedDevice
    /// Reports a failed step.
    let report: (ExpectationFailure, SourceLocation) -> Void

    /// Creates a script that reports failed steps, as issues unless told otherwise.
    package init<Content>(
        _ name: String, _ variant: Variant<Content>, _ system: String?, file: String, at location: SourceLocation,
        report: @escaping (ExpectationFailure, SourceLocation) -> Void = { record($0, at: $1) }
    ) {
        script = GoldenScript(name, as: variant, at: CodePlace(location, file: file))
        self.file = file
        self.location = location
        device = SimulatedDevice(variant, system: system)
        self.report = report
    }

    /// Performs the steps on a screen that a closure opens.
    package func perform(_ open: () throws -> TestScreen, steps: (TestScreen) throws -> Void) throws {
        try SimulatedDevice.with(device) {
            try ScriptRun.recording(by: self) {
                let screen = try begin(open)
                defer { screen.close() }
                try steps(screen)
            }
        }
    }

    /// Performs asynchronous steps; only one such script runs at a time, since all share the simulated device.
    func perform(_ open: () throws -> TestScreen, steps: (TestScreen) async throws -> Void) async throws {
        await ScriptTurns.shared.take()
        defer { ScriptTurns.shared.leave() }
        do {
            // Other tests, with devices of their own, run while the script waits.
            let screen = try SimulatedDevice.with(device) {
                let screen = try begin(open)
                screen.leave()
                return screen
            }
            defer { SimulatedDevice.with(device) { screen.close() } }
            try await steps(screen)
            try finish(isComplete: true)
        } catch {
            try broke(error)
        }
    }

    private static func recording(by run: ScriptRun, _ body: () throws -> Void) throws {
        do {
            try body()
            try run.finish(isComplete: true)
        } catch {
            try run.broke(error)
        }
    }

    private func begin(_ open: () throws -> TestScreen) throws -> TestScreen {
        UnseenUses.begin()
        LayoutFindings.forget()
        let screen = try open()
        screen.run = self
        return screen
    }

    private func finish(isComplete: Bool) throws {
        UnseenUses.tell(at: location)
        try GoldenRun.current(for: file).declare(script, isComplete: isComplete)
    }

    /// Reports a failed step; rethrows other errors.
    private func broke(_ error: any Error) throws {
        try finish(isComplete: false)
        guard let step = error as? StepError else { throw error }
        report(ExpectationFailure(["\(script.name): \(step)"]), step.location)
    }

    /// Compares a view with the golden of a step.
    func failure(of view: UIView, after step: String) throws -> ExpectationFailure? {
        try view.failure(named: script.name) { screen, layout, renderer in
            try GoldenRun.current(for: file).failure(
                ofStep: step, of: screen, laidOut: layout, in: &script, renderer: renderer)
        }
    }

    /// Adds a view at a time in milliseconds to the moments of a recording; returns the failure if it cannot be a
    /// golden.
    func add(_ view: UIView, at time: Double, to moments: inout [SnapshotSubject.Moment]) throws -> ExpectationFailure?
    {
        try view.failure(named: script.name, showing: .presentation) { screen, layout, _ in
            moments.append(SnapshotSubject.Moment(time: time, screen: layout.authored, layout: layout))
            return nil
        }
    }

    /// Compares moments with the golden of a recording.
    func failure(ofRecording step: String, _ moments: [SnapshotSubject.Moment]) throws -> ExpectationFailure? {
        let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        return try GoldenRun.current(for: file).failure(
            ofRecording: step, moments, in: &script, renderer: renderer)
    }
}

/// Lets scripts take turns in using the simulated device.
@MainActor final class ScriptTurns {
    static let shared = ScriptTurns()
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard isTaken else { return isTaken = true }
        await withCheckedContinuation { waiting.append($0) }
    }

    func leave() {
        guard !waiting.isEmpty else { return isTaken = false }
        waiting.removeFirst().resume()
    }
}
