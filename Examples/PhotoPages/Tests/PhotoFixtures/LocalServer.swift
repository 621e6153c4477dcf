import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A server of HTTP on the loopback interface that counts what it is asked for.
package final class LocalServer: Sendable {
    package struct Answer: Sendable {
        package var status = 200
        package var headers: [String: String] = [:]
        package var body = Data()
        /// In seconds.
        package var delay = 0.0
        /// Whether the connection ends in the middle of the body.
        package var isCut = false

        package init(
            status: Int = 200, headers: [String: String] = [:], body: Data = Data(), delay: Double = 0,
            isCut: Bool = false
        ) {
            (self.status, self.headers, self.body, self.delay, self.isCut) = (status, headers, body, delay, isCut)
        }
    }

    /// No socket could be had.
    package struct Failure: Error {}

    package let port: UInt16
    private let socket: Int32
    private let asked = Mutex<[String]>([])
    private let answer: @Sendable (URL) -> Answer

    /// Starts a server at a port, or at any free one.
    package init(port: UInt16 = 0, _ answer: @escaping @Sendable (URL) -> Answer) throws {
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

    package var address: String { "http://127.0.0.1:\(port)" }
    /// The paths and queries of all requests.
    package var requests: [String] { asked.withLock { $0 } }

    package func stop() {
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

    /// The port that a socket got.
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
        guard let path = Self.readPath(connection), let url = URL(string: address + path) else { return }
        asked.withLock { $0.append(path) }
        let answer = answer(url)
        if answer.delay > 0 { Thread.sleep(forTimeInterval: answer.delay) }
        var head = "HTTP/1.1 \(answer.status) Answer\r\nContent-Length: \(answer.body.count)\r\nConnection: close\r\n"
        for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
        Self.write(Data((head + "\r\n").utf8), connection)
        Self.write(answer.isCut ? answer.body.prefix(answer.body.count / 2) : answer.body, connection)
    }

    private static func readPath(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4_096)
        while bytes.count < 65_536 {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("\r\n\r\n") else { continue }
            let words = text.split(separator: "\r\n").first?.split(separator: " ") ?? []
            return words.count > 1 ? String(words[1]) : nil
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
