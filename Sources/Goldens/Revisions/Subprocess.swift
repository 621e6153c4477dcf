import Glibc
import LayoutSimFiles

/// A program of the system that is run to its end.
struct Subprocess {
    /// The status that it ended with, 128 and more for a signal.
    var status: Int32
    /// What it wrote to standard output.
    var output: [UInt8]

    /// Why a program could not be run.
    struct LaunchError: Error {
        var code: Int32
    }

    /// Runs a program of the search path with these bytes as standard input; its errors are not shown.
    init(_ words: [String], input: [UInt8] = []) throws(LaunchError) {
        let (source, sink) = (try Pipe(), try Pipe())
        let pid: pid_t
        do throws(LaunchError) {
            pid = try Subprocess.spawn(words, input: source.reading, output: sink.writing)
        } catch {
            for descriptor in source.ends + sink.ends { close(descriptor) }
            throw error
        }
        close(source.reading)
        close(sink.writing)
        output = Subprocess.exchange(input, to: source.writing, from: sink.reading)
        close(sink.reading)
        var code: Int32 = 0
        while unsafe waitpid(pid, &code, 0) < 0 && errno == EINTR {}
        status = code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F)
    }

    /// Both ends are closed in programs that are started.
    private struct Pipe {
        let reading: Int32
        let writing: Int32
        var ends: [Int32] { [reading, writing] }

        init() throws(LaunchError) {
            var ends: [Int32] = [0, 0]
            guard unsafe pipe(&ends) == 0 else { throw LaunchError(code: errno) }
            (reading, writing) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }
    }

    private static func spawn(_ words: [String], input: Int32, output: Int32) throws(LaunchError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var pid: pid_t = 0
        let code = unsafe posix_spawnp(&pid, words[0], &actions, nil, &arguments, environ)
        guard code == 0 else { throw LaunchError(code: code) }
        return pid
    }

    /// Writes while it reads, since a program that answers before it has read all would wait for its reader.
    ///
    /// Closes the descriptor that it writes to.
    private static func exchange(_ input: [UInt8], to sink: Int32, from source: Int32) -> [UInt8] {
        BrokenPipe.ignoreSignal()
        _ = fcntl(sink, F_SETFL, O_NONBLOCK)
        var (rest, bytes) = (input[...], [UInt8]())
        var isOpen = true
        while true {
            if isOpen, !write(&rest, to: sink) {
                close(sink)
                isOpen = false
            }
            var polled = [pollfd(fd: source, events: Int16(POLLIN), revents: 0)]
            if isOpen { polled.append(pollfd(fd: sink, events: Int16(POLLOUT), revents: 0)) }
            _ = unsafe poll(&polled, nfds_t(polled.count), -1)
            guard polled[0].revents != 0 else { continue }
            if !read(from: source, to: &bytes) { break }
        }
        if isOpen { close(sink) }
        return bytes
    }

    /// Whether there is more to write.
    private static func write(_ rest: inout ArraySlice<UInt8>, to sink: Int32) -> Bool {
        guard !rest.isEmpty else { return false }
        let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(sink, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        return !rest.isEmpty && (count > 0 || errno == EAGAIN || errno == EINTR)
    }

    /// Whether there may be more to read.
    private static func read(from source: Int32, to bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe Glibc.read(source, &chunk, chunk.count)
        if count > 0 { bytes += chunk[..<count] }
        return count > 0 || count < 0 && errno == EINTR
    }
}
