// swift-format-ignore: NoLeadingUnderscores
/// Returns whether the simulated system version is at least the given one, in place of `#available(iOS …, *)` in
/// prepared sources.
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool {
    let version = SimulatedDevice.current.systemVersion.split(separator: ".").map { Int($0) ?? 0 }
    return (version.first ?? 0, version.dropFirst().first ?? 0) >= (major, minor)
}
