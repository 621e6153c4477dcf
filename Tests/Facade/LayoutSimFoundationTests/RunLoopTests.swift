import Foundation
import Testing
import LayoutSimFoundation

@Suite struct RunLoopTests {
    @Test func `a run loop runs for as long as it is told`() {
        #expect(CFRunLoopRunInMode(.defaultMode, 0.001, false) == .timedOut)
    }
}
