public import Foundation

/// A cellular provider; there is none here.
open class CTCarrier: NSObject {
    /// The name of the provider; always `nil` here.
    open var carrierName: String? { nil }
    /// The code of the country; always `nil` here.
    open var mobileCountryCode: String? { nil }
    /// The code of the network; always `nil` here.
    open var mobileNetworkCode: String? { nil }
    /// The code of the country by ISO; always `nil` here.
    open var isoCountryCode: String? { nil }
    /// Whether calls over the network are allowed; always `false` here.
    open var allowsVOIP: Bool { false }
}

/// The cellular networks; there are none here.
open class CTTelephonyNetworkInfo: NSObject {
    /// The delegate, which is never told of anything here.
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
    /// The service of data; always `nil` here.
    open var dataServiceIdentifier: String? { nil }
    /// The provider; always `nil` here.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// The providers; always `nil` here.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// The technology; always `nil` here.
    open var currentRadioAccessTechnology: String? { nil }
    /// The technologies; always `nil` here.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Creates the networks.
    public override init() {}
}

/// What is told of cellular networks.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Tells that the service of data changed; never called here.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    /// Does nothing.
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// GPRS.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// EDGE.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// WCDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
