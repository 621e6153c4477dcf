import Testing

@testable import SourcePreparation

@Suite struct FaultRoundTests {
    @Test func `all imports of a module that is not here are set aside at once, where they are compiled`() {
        let texts = [
            "/A.swift": "import Nuke\n", "/B.swift": "#if canImport(UIKit)\nimport UIKit\nimport Nuke\n#endif\n",
            "/C.swift": "#if os(macOS)\nimport Nuke\n#else\nimport UIKit\n#endif\n",
            "/D.swift": "#if canImport(Nuke)\nimport Nuke\n#endif\n",
            "/E.swift": "#if !os(iOS)\nimport A\n#elseif os(iOS)\nimport Nuke\n#else\nimport Nuke\n#endif\n",
        ]
        let error = CompilerError(file: "/A.swift", line: 1, column: 8, text: "no such module 'Nuke'")
        let round = FaultRound([error], files: texts.keys.sorted()) { texts[$0].map { Array($0.utf8) } }
        #expect(round.errors.mapValues { $0.map(\.line) } == ["/A.swift": [1], "/B.swift": [3], "/E.swift": [4]])
    }

    @Test func `what the compiler gives up goes at once, and what may follow from others waits`() {
        let texts = [
            "cannot find 'Missing' in scope", "extra argument 'a' in call",
            "the compiler is unable to type-check this expression in reasonable time; try breaking it up",
        ]
        let errors = texts.enumerated().map {
            CompilerError(file: "/A.swift", line: $0.offset + 1, column: 1, text: $0.element)
        }
        let round = FaultRound(errors, files: []) { _ in nil }
        #expect(round.errors["/A.swift"]?.map(\.line).sorted() == [1, 3])
    }
}
