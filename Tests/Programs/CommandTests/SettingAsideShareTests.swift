import LayoutSimJSON
import Testing

@testable import LayoutSimCommand

/// When a build stops because too much of it is set aside.
@Suite struct SettingAsideShareTests {
    /// Returns what comes of 70 places of a kind, each in a declaration of its own, among 150 bodies.
    private func outcome(of kind: Fault.Kind) throws -> SettingAside {
        let faults = (0..<70).map { number -> JSON in
            [
                "file": "/a.swift", "line": .number(Double(number)), "kind": .string(kind.rawValue),
                "subject": .string("f\(number)()"), "need": "X",
            ]
        }
        let output: JSON = ["count": 70, "files": [], "errorsOfUser": [], "bodies": 150, "faults": .array(faults)]
        return try SettingAside(Array(output.compact.utf8))
    }

    @Test(arguments: [Fault.Kind.statements, .declaration, .type])
    func `lost code counts`(kind: Fault.Kind) throws { #expect(try outcome(of: kind).isTooMuch) }

    @Test(arguments: [Fault.Kind.module, .word, .modifier, .inheritance])
    func `words, imports and modifiers before code that stays do not count`(kind: Fault.Kind) throws {
        #expect(try !outcome(of: kind).isTooMuch)
    }
}
