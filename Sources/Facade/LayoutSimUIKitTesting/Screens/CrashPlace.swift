import Glibc
import LayoutSimCodeLines

/// The line of the project at which a screen's process crashes, which Swift says only of checks in that very line.
enum CrashPlace {
    /// Prints the line before the process ends by one of the signals of crashes.
    static func watch() {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        unsafe action.__sigaction_handler.sa_sigaction = { number, _, context in
            _ = signal(number, SIG_DFL)
            // What is locked stays locked here.
            alarm(5)
            if let context = unsafe context, let line = unsafe CallStack.interruptedLine(context) {
                print("layoutsim: stopped at \(line.path):\(line.number)")
            }
            fflush(nil)
            raise(number)
        }
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE] { unsafe sigaction(number, &action, nil) }
    }
}
