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
}
