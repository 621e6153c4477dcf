import LayoutSimGeometry
import LayoutSimJSON

/// Reads the records of Devices.json.
enum DeviceRecordReader {
    static func devices(in root: JSONNode) throws(JSONError) -> [Device] {
        try root.allowKeys(["devices"])
        var devices: [Device] = []
        var lineOfName: [String: Int] = [:]
        for (index, element) in try root.member("devices").elements().enumerated() {
            let record = try named(element, index: index)
            let device = try device(in: record)
            for name in [device.name] + device.aliases {
                if let line = lineOfName[name] {
                    throw record.error("has the name '\(name)', as a record in line \(line)")
                }
                lineOfName[name] = record.line
            }
            devices.append(device)
        }
        return devices
    }

    /// Returns a record under its position and, if it has one, its name.
    private static func named(_ element: JSONNode, index: Int) throws(JSONError) -> JSONNode {
        let record = element.named("record \(index + 1)")
        let name = try record.member("name").string()
        guard isName(name) else {
            throw try record.member("name").error("is '\(name)', expected lower case letters, digits and hyphens")
        }
        return element.named("record \(index + 1) '\(name)'")
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
            }
    }

    private static func device(in record: JSONNode) throws(JSONError) -> Device {
        try record.allowKeys([
            "name", "title", "aliases", "points", "scale", "cornerRadius", "interfaceBuilderID", "portrait",
            "landscape", "firstSystem", "sources",
        ])
        let interfaceBuilderID = try record.optionalMember("interfaceBuilderID")?.nonEmptyString()
        let firstSystem = try record.optionalMember("firstSystem")?.number(in: 1...99)
        let optional = [
            interfaceBuilderID == nil ? nil : "interfaceBuilderID", firstSystem == nil ? nil : "firstSystem",
        ]
        return Device(
            name: try record.member("name").string(),
            title: try record.member("title").nonEmptyString(),
            aliases: try aliases(in: record),
            points: try size(in: record.member("points")),
            scale: try record.member("scale").number(in: 1...4),
            cornerRadius: try record.member("cornerRadius").number(in: 0...200),
            interfaceBuilderID: interfaceBuilderID,
            portrait: try traits(in: record.member("portrait")),
            landscape: try traits(in: record.member("landscape")),
            firstSystem: firstSystem.map { Int($0) },
            sources: try sources(in: record, also: optional.compactMap(\.self)))
    }

    private static func aliases(in record: JSONNode) throws(JSONError) -> [String] {
        var aliases: [String] = []
        for element in try record.member("aliases").elements() {
            let alias = try element.string()
            guard isName(alias) else {
                throw element.error("is '\(alias)', expected lower case letters, digits and hyphens")
            }
            aliases.append(alias)
        }
        return aliases
    }

    private static func size(in node: JSONNode) throws(JSONError) -> Size {
        try node.allowKeys(["width", "height"])
        let size = Size(
            width: try node.member("width").number(in: 1...10_000),
            height: try node.member("height").number(in: 1...10_000))
        guard size.width <= size.height else { throw node.error("is wider than high, expected the size in portrait") }
        return size
    }

    private static func traits(in node: JSONNode) throws(JSONError) -> OrientationTraits {
        try node.allowKeys(["statusBar", "navigationBar", "tabBar", "toolBar", "safeArea", "sizeClasses"])
        let classes = try node.member("sizeClasses")
        try classes.allowKeys(["horizontal", "vertical"])
        return OrientationTraits(
            statusBarHeight: try length("statusBar", of: node),
            navigationBarHeight: try length("navigationBar", of: node),
            tabBarHeight: try length("tabBar", of: node),
            toolBarHeight: try length("toolBar", of: node),
            safeArea: try insets(in: node.member("safeArea")),
            horizontalSizeClass: try classes.member("horizontal").choice(),
            verticalSizeClass: try classes.member("vertical").choice())
    }

    private static func insets(in node: JSONNode) throws(JSONError) -> EdgeInsets {
        try node.allowKeys(["top", "left", "bottom", "right"])
        return EdgeInsets(
            top: try length("top", of: node), left: try length("left", of: node),
            bottom: try length("bottom", of: node), right: try length("right", of: node))
    }

    private static func length(_ key: String, of node: JSONNode) throws(JSONError) -> Double {
        try node.member(key).number(in: 0...200)
    }

    /// Reads the sources; every figure must have one.
    private static func sources(
        in record: JSONNode, also optional: [String]
    ) throws(JSONError) -> [DeviceSource] {
        let figures =
            ["points", "scale", "cornerRadius"] + optional
            + ["statusBar", "navigationBar", "tabBar", "toolBar", "safeArea", "sizeClasses"]
        let node = try record.member("sources")
        try node.allowKeys(figures)
        var sources: [DeviceSource] = []
        for figure in figures {
            sources.append(DeviceSource(figure: figure, origin: try node.member(figure).nonEmptyString()))
        }
        return sources
    }
}
