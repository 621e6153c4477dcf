import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON

/// The devices for which screens can be laid out.
public struct DeviceCatalog: Hashable, Sendable {
    /// The devices in the order of the file; names and aliases are unique.
    public let devices: [Device]

    /// Reads the records of a file like Devices.json; throws a `JSONError` that names `file`, line, record and key.
    package init(parsing bytes: [UInt8], file: String) throws {
        devices = try DeviceRecordReader.devices(in: JSONDocument(parsing: bytes, file: file).root)
    }

    /// The devices of the embedded Devices.json.
    public static let embedded: DeviceCatalog = {
        guard let file = EmbeddedFile("Devices.json") else { preconditionFailure("the program lacks Devices.json") }
        do {
            return try DeviceCatalog(parsing: file.contents, file: file.name)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    /// Every name that `device(named:)` knows, aliases after their device.
    public var names: [String] {
        devices.flatMap { [$0.name] + $0.aliases }
    }

    /// Returns the device with a name or alias; throws a `DeviceError` that suggests a similar name.
    public func device(named name: String) throws(DeviceError) -> Device {
        let match = devices.first { $0.name == name || $0.aliases.contains(name) }
        guard let match else {
            throw DeviceError.unknownDevice(name: name, suggestion: Suggestion.nearest(to: name, among: names))
        }
        return match
    }

    /// Returns the device that a screen width in points represents; throws a `DeviceError` if the file lacks it.
    package func device(of preset: WidthPreset) throws(DeviceError) -> Device {
        try device(named: preset.deviceName)
    }

    /// Returns the device with an id in Xcode's files, if there is one; some versions leave out `rounded`.
    package func device(interfaceBuilderID: String) -> Device? {
        if let device = devices.first(where: { $0.interfaceBuilderID == interfaceBuilderID }) { return device }
        guard interfaceBuilderID.hasSuffix("rounded") else { return nil }
        return devices.first { $0.interfaceBuilderID.map { $0 + "rounded" } == interfaceBuilderID }
    }
}
