public import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// An HTTP server on the loopback interface that records its requests.
public final class LocalServer: Sendable {
    /// A request of a client.
    public struct Request: Sendable {
        /// The full address.
        public let url: URL
        /// The header lines, without the request line.
        fileprivate let headers: [String]

        /// Returns the integer with the given name in the query.
        public func number(_ name: String) -> Int? {
            URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
                .flatMap { Int($0) }
        }

        /// Returns the value of a header.
        public func header(_ name: String) -> String? {
            let start = name.lowercased() + ":"
            return headers.first { $0.lowercased().hasPrefix(start) }?.dropFirst(start.count)
                .trimmingCharacters(in: .whitespaces)
        }
    }

    /// The server's answer to a request.
    public struct Answer: Sendable {
        /// The HTTP status.
        public var status = 200
        /// Headers in addition to those of every answer.
        public var headers: [String: String] = [:]
        /// The body.
        public var body = Data()
        /// The delay, in seconds.
        public var delay = 0.0
        /// Whether the connection ends in the middle of the body.
        public var isCut = false

        /// Creates an answer; the delay is in seconds.
        public init(
            status: Int = 200, headers: [String: String] = [:], body: Data = Data(), delay: Double = 0,
            isCut: Bool = false
        ) {
            (self.status, self.headers, self.body, self.delay, self.isCut) = (status, headers, body, delay, isCut)
        }
    }

    /// An error thrown when no socket is available.
    public struct Failure: Error {}

    /// The port the server listens on.
    public let port: UInt16
    private let socket: Int32
    private let asked = Mutex<[String]>([])
    private let answer: @Sendable (Request) -> Answer

    /// Starts a server on a port, or on any free one.
    public init(port: UInt16 = 0, _ answer: @escaping @Sendable (Request) -> Answer) throws {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let socket = Self.socket(stream)
        guard socket >= 0, let port = Self.bind(socket, port), listen(socket, 128) == 0 else { throw Failure() }
        (self.socket, self.port, self.answer) = (socket, port, answer)
        Thread.detachNewThread { [self] in serve() }
    }

    /// The address to which paths are appended.
    public var address: String { "http://127.0.0.1:\(port)" }
    /// The paths and queries of all requests.
    public var requests: [String] { asked.withLock { $0 } }

    /// Closes the socket; later requests fail.
    public func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private static func socket(_ type: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.socket(AF_INET, type, 0)
        #else
            Darwin.socket(AF_INET, type, 0)
        #endif
    }

    /// Binds a socket and returns its port.
    private static func bind(_ socket: Int32, _ port: UInt16) -> UInt16? {
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                #if canImport(Glibc)
                    Glibc.bind(socket, generic, length) == 0 && getsockname(socket, generic, &length) == 0
                #else
                    Darwin.bind(socket, generic, length) == 0 && getsockname(socket, generic, &length) == 0
                #endif
            }
        }
        return bound ? UInt16(bigEndian: address.sin_port) : nil
    }

    private func serve() {
        while true {
            let connection = accept(socket, nil, nil)
            guard connection >= 0 else { return }
            Thread.detachNewThread { [self] in
                respond(on: connection)
                close(connection)
            }
        }
    }

    private func respond(on connection: Int32) {
        guard let (path, headers) = Self.readHead(connection), let url = URL(string: address + path) else { return }
        asked.withLock { $0.append(path) }
        let answer = answer(Request(url: url, headers: headers))
        if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
        var head = "HTTP/1.1 \(answer.status) Answer\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n"
        head += "Date: \(Self.date)\r\n"
        for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        Self.write(Data((head + "\r\n").utf8), connection)
        Self.write(answer.isCut ? answer.body.prefix(answer.body.count / 2) : answer.body, connection)
    }

    /// The current date in HTTP format.
    private static var date: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "GMT")
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return format.string(from: Date())
    }

    private static func readHead(_ connection: Int32) -> (path: String, headers: [String])? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < 65_536 {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("\r\n\r\n") else { continue }
            let lines = text.split(separator: "\r\n")
            let words = lines.first?.split(separator: " ") ?? []
            return words.count > 1 ? (String(words[1]), lines.dropFirst().map(String.init)) : nil
        }
        return nil
    }

    private static func write(_ data: Data, _ connection: Int32) {
        var rest = Array(data)[...]
        while !rest.isEmpty {
            #if canImport(Glibc)
                let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            #else
                let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
            #endif
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
