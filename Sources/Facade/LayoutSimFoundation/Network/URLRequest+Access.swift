public import FoundationNetworking
import LayoutSimInertness

extension URLRequest {
    /// Whether the request may use a network on which the user saves data; keeps no value here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { inert(.service, "URLRequest.allowsConstrainedNetworkAccess") } }
    }
    /// Whether the request may use a network that is expensive; keeps no value here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { inert(.service, "URLRequest.allowsExpensiveNetworkAccess") } }
    }
    /// Whether the server is taken to speak HTTP/3; keeps no value here.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set { if newValue { inert(.service, "URLRequest.assumesHTTP3Capable") } }
    }
}
