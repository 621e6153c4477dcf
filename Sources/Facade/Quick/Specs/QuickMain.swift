public import XCTest

/// Runs specs and test cases, as a `LinuxMain.swift` of older packages asks for.
public func QCKMain(
    _ specs: [QuickSpecBase.Type], configurations: [QuickConfiguration.Type] = [], testCases: [XCTestCaseEntry] = []
) -> Never {
    for configuration in configurations { configuration.configure(World.shared.configuration) }
    XCTMain(specs.map { ($0, [("testSpec", { _ in })]) } + testCases)
}
