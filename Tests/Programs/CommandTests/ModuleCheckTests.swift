import Testing

@testable import LayoutSimCommand

/// Checks of some files of a module between two builds.
@Suite struct ModuleCheckTests {
    private static let manifest = """
        commands:
          "C.Kit-debug.module":
            tool: shell
            inputs: ["/a/Kit/A.swift","/a/debug/sources"]
            args: ["swiftc","-module-name","Kit","-c"]

          "C.App-debug.module":
            tool: shell
            inputs: ["/a/My App/B.swift","/a/C.swift","/a/debug/Modules/Kit.swiftmodule"]
            args: ["swiftc","-module-name","App","-emit-module","-emit-module-path","/a/App.swiftmodule","-output-file-map","/a/map.json","-incremental","-c","@/a/sources","-I","/a","-j2","-vfsoverlay","/a/old.yaml","-g"]

          "C.App.exe":
            tool: shell
            inputs: ["/a/C.swift"]
            args: ["swiftc","-emit-executable"]
        """

    @Test func `a module is checked with the words of its build and the texts of now`() throws {
        let checks = ModuleCheck.all(of: ["/a/C.swift"], manifest: Self.manifest)
        try #require(checks.count == 1)
        #expect(checks[0].sources == ["/a/My App/B.swift", "/a/C.swift"])
        let words = checks[0].driverWords(overlay: "/a/new.yaml")
        #expect(words.prefix(8) == ["swiftc", "-module-name", "App", "-I", "/a", "-vfsoverlay", "/a/new.yaml", "-g"])
        #expect(words.suffix(4) == ["-typecheck", "-driver-print-jobs", "/a/My App/B.swift", "/a/C.swift"])
        #expect(ModuleCheck.all(of: ["/a/None.swift"], manifest: Self.manifest).isEmpty)
        #expect(ModuleCheck.all(of: ["/a/C.swift", "/a/Kit/A.swift"], manifest: Self.manifest).count == 2)
    }

    @Test func `a job tells the errors of the files that are asked for alone`() {
        let line: Substring =
            #"swift -typecheck -primary-file '/a/My App/B.swift' -primary-file /a/C.swift -I '/b'\''c'"#
        let job = ModuleCheck.words(in: line)
        #expect(job.last == "/b'c")
        #expect(
            ModuleCheck.words(of: job, checking: ["/a/My App/B.swift"])
                == ["swift", "-typecheck", "-primary-file", "/a/My App/B.swift", "/a/C.swift", "-I", "/b'c"])
        #expect(ModuleCheck.words(of: job, checking: ["/a/D.swift"]) == nil)
        #expect(ModuleCheck.words(of: ["swift", "-c", "/a/C.swift"], checking: ["/a/C.swift"]) == nil)
    }

    @Test func `many files are checked by two processes`() {
        let names = (1...9).map { "\($0).swift" }
        #expect(ModuleCheck.parts(of: []) == [])
        #expect(ModuleCheck.parts(of: Array(names.prefix(7))) == [Array(names.prefix(7))])
        let parts = ModuleCheck.parts(of: names)
        #expect(parts.map(\.count) == [5, 4])
        #expect(parts.joined().sorted() == names)
    }
}
