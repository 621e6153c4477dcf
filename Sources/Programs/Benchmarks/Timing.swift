import Glibc

/// Measures processor time, so that other work on the machine does not count.
enum Timing {
    /// The processor time of this process, in microseconds.
    static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The time of a monotonic clock in microseconds.
    static var wall: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The median of repeated runs in microseconds; runs for about a fifth of a second, each sample at least 20 µs
    /// long.
    static func median(_ work: () -> Void) -> Double {
        let start = now
        work()
        let once = max(now - start, 0.05)
        let perSample = max(1, Int(20 / once))
        let count = max(5, min(2000, Int(200_000 / (once * Double(perSample)))))
        var samples: [Double] = []
        for _ in 0..<count {
            let start = now
            for _ in 0..<perSample { work() }
            samples.append((now - start) / Double(perSample))
        }
        return samples.sorted()[count / 2]
    }

    /// Returns the median times of creating a value and of releasing it, in microseconds, over a fifth of a second.
    static func medians<Made>(ofMaking make: () -> Made) -> (made: Double, released: Double) {
        var samples: [(made: Double, released: Double)] = []
        let end = now + 200_000
        while samples.count < 5 || now < end { samples.append(sample(of: make)) }
        let half = samples.count / 2
        return (samples.map(\.made).sorted()[half], samples.map(\.released).sorted()[half])
    }

    /// Returns the median times of creating values of several kinds, in microseconds, one kind after the other in each
    /// turn, so that anything that slows the machine down affects all.
    static func medians(ofMaking makers: [() -> AnyObject]) -> [Double] {
        var samples = makers.map { _ in [Double]() }
        let end = now + 200_000 * Double(makers.count)
        while samples[0].count < 5 || now < end {
            for (place, make) in makers.enumerated() { samples[place].append(sample(of: make).made) }
        }
        return samples.map { $0.sorted()[$0.count / 2] }
    }

    private static func sample<Made>(of make: () -> Made) -> (made: Double, released: Double) {
        let start = now
        var made: Made? = make()
        let middle = now
        withExtendedLifetime(made) {}
        made = nil
        return (middle - start, now - middle)
    }

    /// Returns the median times of two pieces of work, in microseconds, alternating between them so that anything that
    /// slows the machine down affects both.
    static func medians(of first: () -> Void, and second: () -> Void, turns: Int = 15) -> (Double, Double) {
        var samples: [(Double, Double)] = []
        for _ in 0..<turns {
            let start = now
            first()
            let middle = now
            second()
            samples.append((middle - start, now - middle))
        }
        return (samples.map(\.0).sorted()[turns / 2], samples.map(\.1).sorted()[turns / 2])
    }
}
