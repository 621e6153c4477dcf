// swift-format-ignore: NoLeadingUnderscores
/// Stands in prepared sources for `#available(iOS …, *)`: whether the simulated system is of this version or newer.
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool {
    let version = SimulatedDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    return (version.first ?? 0, version.dropFirst().first ?? 0) >= (major, minor)
}
