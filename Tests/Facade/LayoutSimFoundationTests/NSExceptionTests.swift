import Foundation
import Testing
import LayoutSimFoundation

@Suite struct NSExceptionTests {
    @Test func `an exception keeps its name, reason and values`() {
        let exception = NSException(name: .rangeException, reason: "too far", userInfo: ["index": 3])
        #expect(exception.name == .rangeException)
        #expect(exception.reason == "too far")
        #expect(exception.userInfo?["index"] as? Int == 3)
        #expect(exception.description == "too far")
    }

    @Test func `raising ends the process with the name and the reason`() async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            NSException(name: .invalidArgumentException, reason: "no delegate of this kind", userInfo: nil).raise()
        }
        let text = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'no delegate of this kind'"))
    }

    @Test func `a handler hears of an exception before the process ends`() async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            NSSetUncaughtExceptionHandler { exception in
                FileHandle.standardError.write(Data("heard \(exception.name.rawValue)\n".utf8))
            }
            NSException(name: .rangeException, reason: "too far", userInfo: nil).raise()
        }
        let text = String(decoding: try #require(end).standardErrorContent, as: UTF8.self)
        #expect(text.hasPrefix("heard NSRangeException\n***"))
    }
}
