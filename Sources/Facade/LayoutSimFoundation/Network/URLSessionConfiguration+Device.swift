public import FoundationNetworking
import LayoutSimInertness

// Names that Foundation on Linux lacks, or has as unavailable: of two declarations the compiler takes the available
// one.
extension URLSessionConfiguration {
    /// Whether tasks wait for a connection instead of failing; keeps no value here.
    public var waitsForConnectivity: Bool {
        get { false }
        set { if newValue { inert(.service, self) } }
    }
    /// Whether tasks may use a network on which the user saves data; keeps no value here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { if !newValue { inert(.service, self) } }
    }
    /// Whether tasks may use a network that is expensive; keeps no value here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { if !newValue { inert(.service, self) } }
    }
    /// Whether the app is launched when tasks end in the background; keeps no value here.
    public var sessionSendsLaunchEvents: Bool {
        get { true }
        set { if !newValue { inert(.service, self) } }
    }

    /// Returns the default configuration: there is no background here.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        inert(.service, in: URLSessionConfiguration.self)
        return .default
    }
}
