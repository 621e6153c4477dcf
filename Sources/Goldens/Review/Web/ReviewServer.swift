import Glibc
package import LayoutSimErrors
import LayoutSimFiles
import LayoutSimReports

/// Serves a review to this machine until everything is decided.
package final class ReviewServer {
    /// The error of a port that cannot be used.
    package struct PortError: ReportableError, Hashable {
        package var port: Int
        package var code: Int32
        package var exitStatus: ExitStatus { .fault }

        package var description: String {
            "layoutsim: error: port \(port) of 127.0.0.1 is not available (system error \(code)); choose another --port"
        }
    }

    /// The actual port, even if any port was requested.
    package private(set) var port = 0
    private let listener: Int32
    /// The open connections and the bytes that they have sent so far.
    private var connections: [(descriptor: Int32, bytes: [UInt8])] = []

    private static let mostConnections = 32

    /// Listens on a port of the loopback address; 0 for any free port.
    package init(port wanted: Int) throws(PortError) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw PortError(port: wanted, code: errno) }
        var yes: Int32 = 1
        unsafe setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(wanted).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isServed = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe bind(listener, pointer, size) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, pointer, &size) == 0
            }
        }
        guard isServed else { throw PortError(port: wanted, code: errno) }
        port = Int(in_port_t(bigEndian: address.sin_port))
    }

    deinit {
        for connection in connections { close(connection.descriptor) }
        close(listener)
    }

    /// Responds to requests until everything is decided, and for a while longer, so that the last decision can be
    /// undone.
    package func serve(_ site: inout ReviewSite) {
        BrokenPipe.ignoreSignal()
        while !site.isFinished {
            var polled = ([listener] + connections.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let time = site.isDone ? Int32(ReviewProgress.grace * 1_000) : -1
            let count = unsafe poll(&polled, nfds_t(polled.count), time)
            if count == 0, site.isDone { return }
            guard count > 0 else { continue }
            let ready = Set(polled.dropFirst().filter { $0.revents != 0 }.map(\.fd))
            connections = connections.compactMap { ready.contains($0.descriptor) ? take($0, &site) : $0 }
            if polled[0].revents != 0 { open() }
        }
    }

    /// Browsers open more connections than they use; if there are too many, the oldest is closed.
    private func open() {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if connections.count >= ReviewServer.mostConnections { close(connections.removeFirst().descriptor) }
        connections.append((descriptor, []))
    }

    /// Reads the bytes that have arrived; `nil` for a connection that was answered or closed.
    private func take(_ connection: (descriptor: Int32, bytes: [UInt8]), _ site: inout ReviewSite) -> (
        descriptor: Int32, bytes: [UInt8]
    )? {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe read(connection.descriptor, &chunk, chunk.count)
        guard count > 0 else {
            close(connection.descriptor)
            return nil
        }
        let bytes = connection.bytes + chunk[..<count]
        switch HTTPRequest.read(bytes) {
        case .incomplete: return (connection.descriptor, bytes)
        case .complete(let request): send(site.respond(to: request, port: port), to: connection.descriptor)
        case .refused(let response): send(response, to: connection.descriptor)
        }
        return nil
    }

    /// Sends a response and closes the connection; gives up on a client that does not read for five seconds.
    private func send(_ response: HTTPResponse, to descriptor: Int32) {
        var time = timeval(tv_sec: 5, tv_usec: 0)
        unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var rest = response.bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        shutdown(descriptor, Int32(SHUT_WR))
        close(descriptor)
    }
}

extension ReviewServer {
    /// 32 unguessable hexadecimal digits.
    package static func token() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
