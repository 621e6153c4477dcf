import Foundation
import Testing
import os

@Suite struct AllocatedLockTests {
    @Test func `what an allocated lock guards is changed by one thread at a time`() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 4000)
    }

    @Test func `an allocated lock that is held gives nil to those who do not wait`() {
        let lock = OSAllocatedUnfairLock(initialState: "a")
        let answers = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
        #expect(answers == nil)
        #expect(lock.withLockIfAvailable { $0 } == "a")
    }
}
