public import Foundation

/// Another device of Bluetooth (Apple, *CBPeer*); none are found here.
open class CBPeer: NSObject {
    /// The identifier of the device.
    public let identifier = UUID()
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

/// A device that offers services (Apple, *CBPeripheral*); none are found here.
open class CBPeripheral: CBPeer {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The name of the device.
    open var name: String? { nil }
    /// Whether it is connected: never here.
    open var state: CBPeripheralState { .disconnected }
    /// The services that were found: none here.
    open var services: [CBService]? { nil }

    /// Looks for services; none are found here.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Looks for characteristics of a service; none are found here.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Reads a value; nothing answers here.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Writes a value; nothing takes it here.
    open func writeValue(
        _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
    ) {}
    /// Asks to be told of values; none come here.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// Asks how near the device is; nothing answers here.
    open func readRSSI() {}
}

/// Whether a write is answered.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A part of a device's offer, known by its identifier.
open class CBAttribute: NSObject {
    /// The identifier.
    public let uuid: CBUUID

    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device (Apple, *CBService*).
open class CBService: CBAttribute {
    /// The characteristics that were found.
    open var characteristics: [CBCharacteristic]? { nil }
    /// The device.
    open weak var peripheral: CBPeripheral? { nil }
}

/// A value of a service (Apple, *CBCharacteristic*).
open class CBCharacteristic: CBAttribute {
    /// The value that was read last.
    open var value: Data? { nil }
    /// Whether changes are told.
    open var isNotifying: Bool { false }
}

/// What is told of a device (Apple, *CBPeripheralDelegate*); nothing is here.
public protocol CBPeripheralDelegate: AnyObject {
    /// Services were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Characteristics were found.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value was read or has changed.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Changes are told from now on, or no longer.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// It is known how near the device is.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}
