import LayoutSimFoundation
import Testing

@Suite struct UnfairLockTests {
    @Test func `a locked lock is not locked again until it is opened`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        unsafe lock.initialize(to: os_unfair_lock())
        defer { unsafe lock.deallocate() }
        unsafe os_unfair_lock_lock(lock)
        #expect(unsafe !os_unfair_lock_trylock(lock))
        unsafe os_unfair_lock_unlock(lock)
        #expect(unsafe os_unfair_lock_trylock(lock))
    }
}
