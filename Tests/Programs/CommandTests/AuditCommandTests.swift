import Foundation
import Testing

/// `layoutsim audit` as a user sees it.
@Suite struct AuditCommandTests {
    /// The longest description extends under the sensors of a phone in landscape.
    private static let fault = ["audit", "--longest", "--device", "iphone-5", "--device", "iphone-16-pro-max"]

    private func run(_ words: [String], waivers: String? = nil) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        if let waivers { try folder.write(Array(waivers.utf8), to: "layoutsim-waivers.txt") }
        let run = try ProgramRun(words, in: folder.url)
        #expect(folder.names == (waivers == nil ? [] : ["layoutsim-waivers.txt"]))
        return run
    }

    @Test func `a screen without faults ends well`() throws {
        let run = try run(["audit"])
        #expect(run.status == 0)
        #expect(run.output == "no faults\n")
    }

    @Test func `a fault is reported with its device, and the status is 1`() throws {
        let run = try run(Self.fault)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("badge-detail: warning: 'description' is under a bar"), "\(run.output)")
        #expect(run.output.contains("\n    on iphone-16-pro-max landscape\n"), "\(run.output)")
        #expect(run.output.hasSuffix("\n1 fault\n"), "\(run.output)")
    }

    @Test func `other devices may not show it`() throws {
        let run = try run(["audit", "--longest", "--width", "375"])
        #expect(run.status == 0)
    }

    @Test func `waivers of the working folder count`() throws {
        let run = try run(
            Self.fault, waivers: "under-bar description  # only on its side\nclipped title  # once\n")
        #expect(run.status == 0)
        #expect(
            run.output == """
                layoutsim-waivers.txt:2: warning: nothing is clipped at title anymore; remove the waiver
                no faults, 1 waived

                """)
    }

    @Test(arguments: ["json", "sarif"]) func `other formats are JSON`(format: String) throws {
        let run = try run(Self.fault + ["--format", format])
        #expect(run.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(object?[format == "json" ? "findings" : "runs"] != nil)
    }
}
