/// An interface of the device to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of an interface.
    public enum InterfaceType: Hashable, Sendable {
        /// Another kind.
        case other
        /// Wi-Fi.
        case wifi
        /// A cellular network.
        case cellular
        /// A wire.
        case wiredEthernet
        /// The device itself.
        case loopback
    }
    /// The kind of the interface.
    public let type: InterfaceType
    /// The name of the interface.
    public let name: String
    /// The number of the interface.
    public let index: Int
    /// The name of the interface.
    public var debugDescription: String { name }
}

/// The way to the network: Wi-Fi, which is always there.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a way.
    public enum Status: Hashable, Sendable {
        /// There is a way.
        case satisfied
        /// There is no way.
        case unsatisfied
        /// There is a way once a connection is made.
        case requiresConnection
    }

    /// Why there is no way.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// There is a way, or the reason is not known.
        case notAvailable
        /// The user turned cellular data off for the app.
        case cellularDenied
        /// The user turned Wi-Fi off.
        case wifiDenied
        /// The user turned the local network off for the app.
        case localNetworkDenied
        /// There is no virtual private network.
        case vpnInactive
    }

    /// Whether there is a way; always satisfied here, unless Wi-Fi is not allowed.
    public let status: Status
    /// The interfaces.
    public let availableInterfaces: [NWInterface]
    /// Why there is no way.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether the network is paid for by use; always `false` here.
    public var isExpensive: Bool { false }
    /// Whether the network is in Low Data Mode; always `false` here.
    public var isConstrained: Bool { false }
    /// Whether there is IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether there is IPv6.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether there is DNS.
    public var supportsDNS: Bool { status == .satisfied }
    /// The gateways; always empty here.
    public var gateways: [NWEndpoint] { [] }
    /// The local end of a connection; always `nil` here.
    public var localEndpoint: NWEndpoint? { nil }
    /// The remote end of a connection; always `nil` here.
    public var remoteEndpoint: NWEndpoint? { nil }

    /// Returns whether the way uses a kind of interface.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// The status and the interfaces.
    public var debugDescription: String {
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return names.isEmpty ? "\(status)" : "\(status), interface: \(names)"
    }

    static func path(allowing isAllowed: (NWInterface.InterfaceType) -> Bool) -> NWPath {
        guard isAllowed(.wifi) else { return NWPath(status: .unsatisfied, availableInterfaces: []) }
        return NWPath(
            status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
    }
}
