import CoreGraphics
import Foundation
import Network
import SystemConfiguration
import Testing

@Suite struct NetworkTests {
    @Test func `there is Wi-Fi, and no other network`() {
        #expect(NWPathMonitor().currentPath.status == .satisfied)
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.availableInterfaces.isEmpty)
        #expect(NWPathMonitor(requiredInterfaceType: .wifi).currentPath.debugDescription == "satisfied, interface: en0")
    }

    @Test func `ends of connections have a text`() {
        let end = NWEndpoint.hostPort(host: "a.b", port: 443)
        #expect(end.debugDescription == "a.b:443")
        #expect(NWEndpoint.Port("x") == nil)
        #expect(NWEndpoint.Port("80") == .http)
    }

    @Test func `hosts are reachable, as apps ask`() throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        let target = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(try #require(target), &flags))
        #expect(flags.contains(.reachable) && !flags.contains(.connectionRequired) && !flags.contains(.isWWAN))
    }
}
