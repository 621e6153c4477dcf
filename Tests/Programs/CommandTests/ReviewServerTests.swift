import Foundation
import Testing

/// `layoutsim review --web` as a browser sees it.
@Suite struct ReviewServerTests {
    @Test func `the page is served, what it accepts becomes a golden, and then the server ends`() throws {
        let folder = try TemporaryFolder()
        _ = try ProgramRun(["test", "--project", "."], in: folder.url, environment: ["CI": ""])
        let server = try Server(in: folder.url)
        let keys = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.path + "/.layoutsim/pending/badge-detail"
        ).filter { $0.hasSuffix(".layout") }.map { "badge-detail/" + $0.dropLast(7) }
        #expect(keys.count == 16)

        // Browsers open connections that they do not use.
        let idle = try Connection(port: server.port)
        #expect(try server.answer("GET", "/").hasPrefix("HTTP/1.1 404 "))
        #expect(try server.answer("GET", server.path, host: "example.org").hasPrefix("HTTP/1.1 403 "))
        let page = try server.answer("GET", server.path)
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(page.contains("id=\"data\"") && page.hasSuffix("</html>\n"))
        let shown = try ShownVariants(page)
        #expect(Set(shown.digests.keys) == Set(keys))
        let first = shown.message(keys.prefix(1))
        #expect(try server.answer("POST", server.path + "accept", body: first).contains("\"accepted 1\""))
        #expect(folder.names.contains("Snapshots/\(keys[0]).layout"))
        #expect(try server.answer("POST", server.path + "accept", body: first).hasPrefix("HTTP/1.1 409 "))
        let rest = shown.message(keys.dropFirst())
        #expect(try server.answer("POST", server.path + "accept", body: rest).contains("\"accepted 15\""))
        #expect(try server.answer("POST", server.path + "finish", body: "{}").hasPrefix("HTTP/1.1 200 "))
        #expect(server.end() == 0)
        #expect(try ProgramRun(["test", "--project", "."], in: folder.url).status == 0)
        _ = idle
    }

    @Test func `what a run changed since the page was shown is not accepted, and an acceptance is taken back`() throws {
        let folder = try TemporaryFolder()
        _ = try ProgramRun(["test", "--project", "."], in: folder.url, environment: ["CI": ""])
        let server = try Server(in: folder.url)
        let shown = try ShownVariants(try server.answer("GET", server.path))
        let keys = shown.digests.keys.sorted()
        // A run that draws something else has the same effect as files that differ from those shown.
        let pending = ".layoutsim/pending/\(keys[0]).layout"
        let text = try String(contentsOf: folder.url.appendingPathComponent(pending), encoding: .utf8)
        try folder.write(Array(text.replacing(" regular", with: " bold").utf8), to: pending)
        let refused = try server.answer("POST", server.path + "accept", body: shown.message(keys[...]))
        #expect(refused.hasPrefix("HTTP/1.1 409 ") && refused.contains("\"problem\": \"stale\""))
        #expect(!folder.names.contains { $0.hasPrefix("Snapshots/") })

        let others = shown.message(keys.dropFirst())
        #expect(try server.answer("POST", server.path + "accept", body: others).hasPrefix("HTTP/1.1 200 "))
        #expect(folder.names.contains("Snapshots/\(keys[1]).layout"))
        #expect(try server.answer("POST", server.path + "undo", body: "{}").contains("\"took 15 back\""))
        #expect(!folder.names.contains { $0.hasPrefix("Snapshots/") && $0.hasSuffix(".layout") })
        #expect(folder.names.count { $0.hasPrefix(".layoutsim/pending/") && $0.hasSuffix(".layout") } == 16)
        server.interrupt()
        #expect(server.end() == SIGINT)
    }

    @Test func `a port that is taken is said`() throws {
        let folder = try TemporaryFolder()
        _ = try ProgramRun(["test", "--project", "."], in: folder.url, environment: ["CI": ""])
        let server = try Server(in: folder.url)
        let words = ["review", "--web", "--port", "\(server.port)", "--project", "."]
        let second = try ProgramRun(words, in: folder.url, environment: ["CI": ""])
        #expect(second.status == 70)
        #expect(second.error.contains("choose another --port"))
        server.interrupt()
        #expect(server.end() == SIGINT)
    }
}

/// The variants that a page shows, with their identifying digests.
private struct ShownVariants {
    private(set) var digests: [String: String] = [:]

    init(_ page: String) throws {
        let start = try #require(page.range(of: "id=\"data\">")).upperBound
        let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
        let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
        for variant in try #require(data?["variants"] as? [[String: Any]]) {
            guard let key = variant["key"] as? String, let digest = variant["digest"] as? String else { continue }
            digests[key] = digest
        }
    }

    /// Returns the message that the page sends to accept these variants.
    func message(_ keys: ArraySlice<String>) -> String {
        let variants = keys.map { #"{"key": "\#($0)", "digest": "\#(digests[$0] ?? "")"}"# }
        return #"{"variants": [\#(variants.joined(separator: ", "))]}"#
    }
}

/// The program while it serves a review.
private final class Server {
    let port: Int
    let path: String
    private let process = Process()

    init(in folder: URL) throws {
        let output = Pipe()
        process.executableURL = ProgramRun.executable
        process.arguments = ["review", "--web", "--project", "."]
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        // The program inherits the blocked signals of this thread; test threads block some.
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGINT)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        try process.run()
        var text = ""
        while !text.contains("Control-C") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "the program ended: \(text)")
            text += String(decoding: data, as: UTF8.self)
        }
        let address = try #require(
            text.split(separator: "\n").first?.split(separator: " ").last.map { URL(string: String($0)) })
        port = try #require(address?.port)
        path = try #require(address?.path())
    }

    func answer(_ method: String, _ path: String, host: String? = nil, body: String = "") throws -> String {
        let connection = try Connection(port: port)
        return connection.answer(
            "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func interrupt() { process.interrupt() }

    /// Waits for the end and returns the exit status, or the signal that ended the program.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// A connection to this machine.
private final class Connection {
    private let descriptor: Int32

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(status == 0)
    }

    deinit { close(descriptor) }

    func answer(_ text: String) -> String {
        let request = Array(text.utf8)
        unsafe _ = write(descriptor, request, request.count)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk[..<count]
        }
    }
}
