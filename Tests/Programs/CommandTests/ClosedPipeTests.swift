import Foundation
import Glibc
import Testing

@Suite struct ClosedPipeTests {
    @Test func `the program ends by SIGPIPE, without a message, where nobody reads its output`() throws {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = ProgramRun.executable
        process.arguments = ["devices"]
        process.standardOutput = output
        process.standardError = errors
        try output.fileHandleForReading.close()
        try process.run()
        process.waitUntilExit()
        try errors.fileHandleForWriting.close()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGPIPE)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
}
