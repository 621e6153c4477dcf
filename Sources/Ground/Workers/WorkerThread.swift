import Glibc

/// A thread that produces values one after the other for the thread that owns it.
///
/// It is a thread of the system, since Swift's concurrency takes as long to start as the rest of the program, even if
/// it is never used. The values go through a socket as addresses of boxes; the reader owns the box.
@safe final class WorkerThread<Value: Sendable> {
    private let thread: pthread_t
    private let socket: Int32

    /// Starts the work; values that are handed over wait to be read. The work must stop when the hand-over returns
    /// `false`. Returns `nil` if the system has no more threads.
    init?(_ work: @escaping @Sendable (_ handOver: (Value) -> Bool) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard unsafe socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0 else { return nil }
        let (near, far) = (ends[0], ends[1])
        let body = ThreadBody {
            work { value in Self.send(value, through: far) }
            close(far)
        }
        guard let thread = body.start() else {
            close(near)
            close(far)
            return nil
        }
        self.thread = thread
        socket = near
    }

    /// Tells the thread to stop and waits until it has.
    deinit {
        shutdown(socket, Int32(SHUT_RD))
        while next() != nil {}
        pthread_join(thread, nil)
        close(socket)
    }

    /// Returns the next value, as soon as it is available; `nil` after the last one.
    func next() -> Value? {
        var address = 0
        let size = MemoryLayout<Int>.size
        var count = 0
        repeat { count = unsafe recv(socket, &address, size, 0) } while count < 0 && errno == EINTR
        guard count == size, let box = unsafe UnsafeRawPointer(bitPattern: address) else { return nil }
        return unsafe Unmanaged<Box<Value>>.fromOpaque(box).takeRetainedValue().value
    }

    private static func send(_ value: Value, through socket: Int32) -> Bool {
        let box = unsafe Unmanaged.passRetained(Box(value))
        var address = unsafe Int(bitPattern: box.toOpaque())
        let size = MemoryLayout<Int>.size
        var count = 0
        repeat {
            count = unsafe Glibc.send(socket, &address, size, Int32(MSG_NOSIGNAL))
        } while count < 0 && errno == EINTR
        if count != size { unsafe box.release() }
        return count == size
    }
}

private final class Box<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The work of a thread, in a form that fits in the one pointer that a new thread receives.
private final class ThreadBody: Sendable {
    private let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }

    func start() -> pthread_t? {
        let context = unsafe Unmanaged.passRetained(self)
        var thread = pthread_t()
        let status = unsafe pthread_create(
            &thread, nil,
            { context in
                guard let context = unsafe context else { return nil }
                unsafe Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
                return nil
            }, context.toOpaque())
        guard status == 0 else {
            unsafe context.release()
            return nil
        }
        return thread
    }
}
