import Glibc
import LayoutSimFiles

/// A program that shares the standard streams with this one.
struct ChildProcess {
    private let words: [String]
    /// Environment variables in addition to those of this process.
    private let variables: [String: String]

    init(_ words: [String], variables: [String: String] = [:]) {
        self.words = words
        self.variables = variables
    }

    /// Runs the process to its end and returns its status, 128 and more for a signal.
    ///
    /// - Parameter output: The file descriptor for its standard output.
    func run(output: Int32 = 1) throws(SwiftError) -> Int32 {
        let pid = try start(output: output)
        return ChildProcess.wait(for: pid)
    }

    /// Runs the process to its end and returns its status and what it wrote to standard output and, on request, to
    /// standard error.
    func read(withErrors: Bool = false) throws(SwiftError) -> (status: Int32, output: [UInt8]) {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { throw SwiftError(.noToolchain(words[0])) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let pid: pid_t
        do throws(SwiftError) { pid = try start(output: ends[1], error: withErrors ? ends[1] : 2) } catch {
            for end in ends { close(end) }
            throw error
        }
        close(ends[1])
        var bytes: [UInt8] = []
        ChildProcess.forEachChunk(from: ends[0]) { bytes += $0 }
        close(ends[0])
        return (ChildProcess.wait(for: pid), bytes)
    }

    /// Runs the process to its end, forwards its output and calls a closure with each line.
    func run(watching line: (Substring) -> Void) throws(SwiftError) -> Int32 {
        try run { text in
            line(text)
            return [text]
        }
    }

    /// Runs the process to its end and forwards the lines that a closure returns for each line of its output.
    func run(showing lines: (Substring) -> [Substring]) throws(SwiftError) -> Int32 {
        var (output, error): ([Int32], [Int32]) = ([0, 0], [0, 0])
        guard unsafe pipe(&output) == 0, unsafe pipe(&error) == 0 else { throw SwiftError(.noToolchain(words[0])) }
        for end in output + error { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let pid: pid_t
        do throws(SwiftError) { pid = try start(output: output[1], error: error[1]) } catch {
            for end in output { close(end) }
            throw error
        }
        close(output[1])
        close(error[1])
        ChildProcess.passOn([(output[0], .output), (error[0], .error)], lines)
        return ChildProcess.wait(for: pid)
    }

    /// Copies lines from each descriptor to its stream until all have ended.
    private static func passOn(
        _ streams: [(from: Int32, to: StandardStream)], _ lines: (Substring) -> [Substring]
    ) {
        var open = streams
        var rests: [Int32: [UInt8]] = [:]
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        func show(_ bytes: ArraySlice<UInt8>, _ stream: StandardStream) {
            let shown = TextLines(of: Array(bytes)).all.flatMap(lines)
            // If the output is no longer read, the child continues all the same.
            if !shown.isEmpty { try? stream.write(shown.joined(separator: "\n") + "\n") }
        }
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: $0.from, events: Int16(POLLIN), revents: 0) }
            _ = unsafe poll(&polled, nfds_t(polled.count), -1)
            for (stream, state) in zip(open, polled) where state.revents != 0 {
                let count = unsafe Glibc.read(stream.from, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else {
                    if let rest = rests[stream.from], !rest.isEmpty { show(rest[...], stream.to) }
                    close(stream.from)
                    open.removeAll { $0.from == stream.from }
                    continue
                }
                var rest = rests[stream.from, default: []] + chunk[..<count]
                if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
                    show(rest[..<end], stream.to)
                    rest = Array(rest[(end + 1)...])
                }
                rests[stream.from] = rest
            }
        }
    }

    /// Calls a closure with the available bytes until the end.
    static func forEachChunk(from descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
            if count > 0 { body(chunk[..<count]) } else if count == 0 || errno != EINTR { return }
        }
    }

    static func wait(for pid: pid_t) -> Int32 {
        var code: Int32 = 0
        while unsafe waitpid(pid, &code, 0) < 0 && errno == EINTR {}
        return code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F)
    }

    private func start(output: Int32, error: Int32 = 2) throws(SwiftError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        if output != 1 { unsafe posix_spawn_file_actions_adddup2(&actions, output, 1) }
        if error != 2 { unsafe posix_spawn_file_actions_adddup2(&actions, error, 2) }
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var environment = unsafe environmentOfChild.map { unsafe strdup($0) } + [nil]
        defer { unsafe environment.forEach { unsafe free($0) } }
        var pid: pid_t = 0
        let code = unsafe posix_spawnp(&pid, words[0], &actions, nil, &arguments, &environment)
        guard code == 0 else { throw SwiftError(.noToolchain(words[0])) }
        return pid
    }

    /// The environment of this process with the variables of the child, as `NAME=VALUE`.
    private var environmentOfChild: [String] {
        var own: [String] = []
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            unsafe own.append(String(cString: text))
            unsafe entry += 1
        }
        let others = own.filter { line in variables[String(line.prefix { $0 != "=" })] == nil }
        return others + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
