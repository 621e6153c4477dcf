public import Foundation

/// An end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// The name or the address of a host.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, and the interface on which it is looked up.
        case name(String, NWInterface?)
        /// Creates a host from its name or address.
        public init(_ string: String) { self = .name(string, nil) }
        /// Creates a host from its name or address.
        public init(stringLiteral: String) { self.init(stringLiteral) }
        /// The name.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            }
        }
    }

    /// A port.
    public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        /// The number.
        public let rawValue: UInt16
        /// Creates a port from its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from its number as text; `nil` for other text.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        /// Creates a port from its number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Any port.
        public static let any: Port = 0
        /// The port of SSH.
        public static let ssh: Port = 22
        /// The port of SMTP.
        public static let smtp: Port = 25
        /// The port of HTTP.
        public static let http: Port = 80
        /// The port of HTTPS.
        public static let https: Port = 443
        /// The port of IMAP.
        public static let imap: Port = 143
        /// The number.
        public var debugDescription: String { "\(rawValue)" }
    }

    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A service that is announced by Bonjour.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// The path of a socket.
    case unix(path: String)
    /// A URL.
    case url(URL)

    /// The end as text.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
