import Foundation

/// Processes that are forked from this one, one for each screen, so that what a screen does to the process, and its
/// end, stays there.
///
/// What is loaded and opened before is shared by all, so this process must have no other threads.
struct ScreenProcesses {
    /// The files that get what the processes print.
    let outputs: [String]
    private var running: [pid_t: Int] = [:]

    init(outputs: [String]) { self.outputs = outputs }

    /// Runs a closure with each number in a process of its own, as many at a time as there are processors, and prints
    /// a line with each number and the status with which its process ended, 128 and more for a signal.
    consuming func run(_ body: (Int) -> Int32) {
        let most = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        for number in outputs.indices {
            if running.count == most { awaitOne() }
            start(number, body)
        }
        while !running.isEmpty { awaitOne() }
    }

    private mutating func start(_ number: Int, _ body: (Int) -> Int32) {
        guard let pid = ScreenProcesses.fork() else { return }
        guard pid == 0 else { return running[pid] = number }
        ScreenProcesses.redirect(to: outputs[number])
        ScreenProcesses.limitTime()
        CrashPlace.watch()
        let status = body(number)
        fflush(nil)
        _exit(status)
    }

    private mutating func awaitOne() {
        var code: Int32 = 0
        let pid = unsafe waitpid(-1, &code, 0)
        guard pid > 0 else {
            if errno != EINTR { running = [:] }
            return
        }
        guard let number = running.removeValue(forKey: pid) else { return }
        print("\(number) \(code & 0x7F == 0 ? (code >> 8) & 0xFF : 128 + (code & 0x7F))")
        fflush(nil)
    }

    /// Creates a process that goes on here as this one does, where the result is 0; `nil` if the system creates none.
    private static func fork() -> pid_t? {
        // Swift declares it as unavailable, because of programs with threads.
        guard let symbol = unsafe dlsym(nil, "fork") else { return nil }
        let fork = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
        let pid = fork()
        return pid < 0 ? nil : pid
    }

    /// Redirects what this process prints to a file.
    private static func redirect(to path: String) {
        let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o644)
        guard file >= 0 else { return }
        dup2(file, 1)
        dup2(file, 2)
        close(file)
    }

    /// Limits the process's run time, for screens that never come to rest.
    private static func limitTime() {
        var limit = rlimit(rlim_cur: 30, rlim_max: 30)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        alarm(60)
    }
}
