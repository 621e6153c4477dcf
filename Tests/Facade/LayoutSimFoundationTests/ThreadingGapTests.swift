import Dispatch
import Foundation
import Glibc
import LayoutSimFoundation
import Testing

/// Locks, queues and threads as Apple's systems have them.
@Suite struct ThreadingGapTests {
    private final class Counter: _Lock {
        private var count = 0
        func add() {
            lock()
            count += 1
            unlock()
        }
        var value: Int { count }
    }

    @Test func `a class inherits from a lock`() {
        nonisolated(unsafe) let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 100) { _ in unsafe counter.add() }
        #expect(unsafe counter.value == 100)
        let lock = _Lock()
        lock.lock()
        #expect(!lock.try())
        #expect(!lock.lock(before: .distantPast))
        lock.unlock()
        let recursive = _RecursiveLock()
        recursive.lock()
        #expect(recursive.try())
    }

    @Test func `queues are equal if they are the same`() {
        let (first, second) = (DispatchQueue(label: "queue"), DispatchQueue(label: "queue"))
        #expect(first == first && first != second)
        #expect(Set<DispatchQueue>([first, second, first]).count == 2)
    }

    @Test func `a queue has its label, and the current one is known`() {
        let queue = DispatchQueue(label: "labels.own")
        #expect(unsafe String(cString: __dispatch_queue_get_label(queue)) == "labels.own")
        let current = queue.sync { unsafe String(cString: __dispatch_queue_get_label(nil)) }
        #expect(current == "labels.own")
    }

    @Test func `a mutex takes the policies of Apple's systems`() {
        var attributes = pthread_mutexattr_t()
        unsafe pthread_mutexattr_init(&attributes)
        #expect(unsafe pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    }

    @Test func `the references of an object are counted`() {
        let object = NSObject()
        let before = CFGetRetainCount(object)
        let others = [object, object]
        #expect(CFGetRetainCount(object) > before, "\(others)")
    }

    @Test func `a file has its times by the names of Apple's systems`() {
        var status = stat()
        #expect(unsafe stat("/", &status) == 0)
        #expect(status.st_mtimespec.tv_sec == status.st_mtim.tv_sec && status.st_mtimespec.tv_sec > 0)
    }

    @Test func `numbers of graphics come from objects`() {
        #expect(CGFloat(truncating: 1.5 as NSNumber) == 1.5)
        #expect(CGFloat(exactly: 2 as NSNumber) == 2)
    }
}
