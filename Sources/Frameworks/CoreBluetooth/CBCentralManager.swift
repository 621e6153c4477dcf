public import Dispatch
public import Foundation

/// Whether Bluetooth can be used (Apple, *CBManagerState*).
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }

/// Whether an app may use Bluetooth (Apple, *CBManagerAuthorization*).
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

/// What finds devices or is one (Apple, *CBManager*).
open class CBManager: NSObject {
    /// Whether Bluetooth can be used: the device has none here.
    open var state: CBManagerState { .unsupported }
    /// Whether the app may use Bluetooth: nobody has been asked here.
    open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// What finds devices and connects them (Apple, *CBCentralManager*); it finds none here.
open class CBCentralManager: CBManager {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether devices are looked for: never here.
    open var isScanning: Bool { false }

    /// Creates a manager.
    public override convenience init() { self.init(delegate: nil, queue: nil) }
    /// Creates a manager with a delegate.
    public init(
        delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
    ) { self.delegate = delegate }

    /// Looks for devices; none are found here.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Looks for devices no longer.
    open func stopScan() {}
    /// Connects a device; none answers here.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Ends a connection.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Returns devices that are known: none here.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Returns devices that are connected: none here.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// What is told of devices (Apple, *CBCentralManagerDelegate*); nothing is here.
public protocol CBCentralManagerDelegate: AnyObject {
    /// Bluetooth was switched on or off.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// The manager is as it was before the app ended.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device was found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// A device was connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device could not be connected.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection ended.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// Whether the system tells the user that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The name under which the system keeps a manager.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether a device is told each time that it is seen.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The devices of a manager as it was.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The name that a device tells.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The services that a device tells.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What a device's maker tells.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
