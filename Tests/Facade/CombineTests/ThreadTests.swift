import Combine
import Dispatch
import Testing

/// Values from several threads at the same time.
@Suite struct ThreadTests {
    private static func send(_ subjects: [PassthroughSubject<Int, Never>], count: Int) {
        nonisolated(unsafe) let subjects = subjects
        DispatchQueue.concurrentPerform(iterations: unsafe subjects.count) { number in
            for value in 0..<count { unsafe subjects[number].send(value) }
        }
    }

    @Test func `merged publishers send one value at a time, in the order of each`() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var (isBusy, overlaps, received) = (false, 0, [[Int]](repeating: [], count: 4))
        let numbered = subjects.enumerated().map { number, subject in subject.map { (number, $0) } }
        let token = Publishers.MergeMany(numbered).sink { number, value in
            if isBusy { overlaps += 1 }
            isBusy = true
            received[number].append(value)
            isBusy = false
        }
        Self.send(subjects, count: 500)
        #expect(overlaps == 0 && received.allSatisfy { $0 == Array(0..<500) })
        token.cancel()
    }

    @Test func `zipped publishers lose nothing`() {
        let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
        var pairs = 0
        let token = subjects[0].zip(subjects[1]).sink { if $0 == $1 { pairs += 1 } }
        Self.send(subjects, count: 500)
        #expect(pairs == 500)
        token.cancel()
    }

    @Test func `a subject takes subscribers while it sends`() {
        let subject = PassthroughSubject<Int, Never>()
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 4) { number in
            for value in 0..<200 {
                if number == 0 {
                    unsafe shared.send(value)
                } else {
                    unsafe shared.sink { _ in }.cancel()
                }
            }
        }
        var last = 0
        let token = subject.sink { last = $0 }
        subject.send(7)
        #expect(last == 7)
        token.cancel()
    }
}
