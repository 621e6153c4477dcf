import Glibc
import LayoutSimFiles
import LayoutSimPixels

/// Measures whole runs of the program: drawing its main screen compared with writing the pixels, memory, and startup.
enum ProcessSpeed {
    static var benchmark: Benchmark { Benchmark(name: "process", trying: figures) }

    private static let picture = "/tmp/layoutsim-benchmark-\(getpid()).png"

    private static func figures() throws -> [Figure] {
        defer { try? File(picture).remove() }
        let program = programPath
        guard File(program).exists else {
            let note = "\(program) is missing: build the product layoutsim in release first"
            return [Figure(label: "render", value: .nan, quantity: "ratio", note: note)]
        }
        let words = ["render", "--width", "414", "--longest", "-o", picture]
        try run(program, words)
        let bitmap = try Bitmap(png: File(picture).contents(), file: picture)
        let render = try median(of: 21) { try processorTime(run(program, words)) }
        let write = Timing.median { _ = try? bitmap.pngData(file: picture) } / 1000
        return [
            Figure(label: "render --width 414 --longest", value: render, quantity: "ms"),
            Figure(label: "write its pixels with libpng", value: write, quantity: "ms"),
            Figure(label: "render / write", value: render / write, quantity: "ratio", goal: 2.5),
            Figure(label: "memory of render", value: try peakMemory(program, words), quantity: "MB", goal: 60),
        ] + (try starting(program))
    }

    /// Measures startup in processor time, which other programs disturb less than wall-clock time, alternating the runs
    /// of both programs.
    private static func starting(_ program: String) throws -> [Figure] {
        var own: [Double] = []
        var nothing: [Double] = []
        for _ in 0..<101 {
            own.append(try processorTime(run(program, ["--version"])))
            nothing.append(try processorTime(run("/bin/true", [])))
        }
        let (start, least) = (own.sorted()[50], nothing.sorted()[50])
        return [
            Figure(label: "--version", value: start, quantity: "ms", goal: 5),
            Figure(label: "/bin/true", value: least, quantity: "ms"),
            Figure(label: "--version / /bin/true", value: start / least, quantity: "ratio", goal: 5),
        ]
    }

    private static func median(of count: Int, _ sample: () throws -> Double) rethrows -> Double {
        try (0..<count).map { _ in try sample() }.sorted()[count / 2]
    }

    /// User and system time in milliseconds.
    private static func processorTime(_ usage: rusage) -> Double {
        milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }

    /// The program in the same folder as the benchmarks.
    private static var programPath: String {
        let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return (folder + ["layoutsim"]).joined(separator: "/")
    }

    private struct Failure: Error {
        var program: String
    }

    @discardableResult
    static func run(_ program: String, _ words: [String]) throws -> rusage {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var arguments = unsafe ([program] + words).map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process = pid_t()
        guard unsafe posix_spawn(&process, program, &actions, nil, &arguments, environ) == 0 else {
            throw Failure(program: program)
        }
        var status: Int32 = 0
        var usage = rusage()
        guard unsafe wait4(process, &status, 0, &usage) == process, status == 0 else { throw Failure(program: program) }
        return usage
    }

    private static func peakMemory(_ program: String, _ words: [String]) throws -> Double {
        Double(try run(program, words).ru_maxrss) / 1024
    }
}
