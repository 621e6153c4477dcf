import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// A strategy that compares the method, the URL, the headers and the body of requests.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// Returns a strategy that compares requests; a pretty one formats a body of JSON, with sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
            let first = "\(request.httpMethod ?? "GET") \(request.sortedURL)"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { data in
                ["\n" + ((pretty ? data.prettyJSON : nil) ?? String(decoding: data, as: UTF8.self))]
            }
            return ([first] + headers + (body ?? [])).joined(separator: "\n")
        }
    }

    /// A strategy that compares requests as commands of curl.
    public static var curl: Snapshotting {
        SimplySnapshotting<String>.lines.pullback { (request: URLRequest) in
            (["curl"] + request.methodOfCurl + request.headersOfCurl + request.bodyOfCurl + request.cookieOfCurl
                + ["\"\(request.sortedURL)\""]).joined(separator: " \\\n\t")
        }
    }
}

extension URLRequest {
    /// The URL with its query sorted by names.
    fileprivate var sortedURL: String {
        guard let url, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return "(null)" }
        if let items = parts.queryItems { parts.queryItems = items.sorted { $0.name < $1.name } }
        return parts.url?.absoluteString ?? "(null)"
    }

    fileprivate var methodOfCurl: [String] {
        switch httpMethod ?? "GET" {
        case "GET": []
        case "HEAD": ["--head"]
        case let method: ["--request \(method)"]
        }
    }

    fileprivate var headersOfCurl: [String] {
        (allHTTPHeaderFields ?? [:]).filter { $0.key != "Cookie" }.sorted { $0.key < $1.key }
            .map { "--header \"\($0): \($1.withEscapedQuotes)\"" }
    }

    fileprivate var bodyOfCurl: [String] {
        guard let text = httpBody.flatMap({ String(data: $0, encoding: .utf8) }) else { return [] }
        let escaped = text.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        return ["--data \"\(escaped.withEscapedQuotes)\""]
    }

    fileprivate var cookieOfCurl: [String] {
        allHTTPHeaderFields?["Cookie"].map { ["--cookie \"\($0.withEscapedQuotes)\""] } ?? []
    }
}

extension String {
    fileprivate var withEscapedQuotes: String { replacingOccurrences(of: "\"", with: "\\\"") }
}

extension Data {
    /// The text of a JSON object with sorted keys; `nil` for other data.
    fileprivate var prettyJSON: String? {
        guard let object = try? JSONSerialization.jsonObject(with: self),
            let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
        else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
