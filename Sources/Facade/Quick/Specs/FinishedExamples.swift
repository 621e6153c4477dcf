import Foundation

/// The examples that ran in another process, which one of them stopped.
enum FinishedExamples {
    private static let names = Set(
        (ProcessInfo.processInfo.environment["LAYOUTSIM_FINISHED_TESTS"] ?? "").split(separator: "\n").map(String.init))

    static func contain(_ example: ExampleBase, of spec: QuickSpecBase.Type) -> Bool {
        names.contains("\(spec).\(example.name)")
    }
}
