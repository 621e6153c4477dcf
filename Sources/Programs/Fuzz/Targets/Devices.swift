import LayoutSimDevices
import LayoutSimFiles

extension FuzzTarget {
    static let devices = FuzzTarget(
        name: "devices",
        seeds: [String(decoding: EmbeddedFile("Devices.json")?.contents ?? [], as: UTF8.self), oneDevice],
        dictionary: [
            "\"name\":", "\"aliases\":", "\"points\":", "\"scale\":", "\"landscape\":", "\"sources\":", "\"safeArea\":",
            "\"iphone-6\"", "\"regular\"", "null", "{}", "[]", "-1", "1e308",
        ],
        read: { bytes in
            let catalog = try DeviceCatalog(parsing: bytes, file: "Devices.json")
            for device in catalog.devices {
                for orientation in Orientation.allCases {
                    precondition(device.viewport(orientation).shorterSide >= 1, "a device has no size")
                }
            }
            precondition(Set(catalog.names).count == catalog.names.count, "a name occurs twice")
        })

    private static let oneDevice = #"""
        {"devices": [{"name": "a", "title": "A", "aliases": ["b"], "points": {"width": 300, "height": 500}, "scale": 2,
        "cornerRadius": 0, "interfaceBuilderID": "r", "portrait": {"statusBar": 20, "navigationBar": 44, "tabBar": 49,
        "toolBar": 44, "safeArea": {"top": 20, "left": 0, "bottom": 0, "right": 0},
        "sizeClasses": {"horizontal": "compact", "vertical": "regular"}}, "landscape": {"statusBar": 0,
        "navigationBar": 32, "tabBar": 49, "toolBar": 32, "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0},
        "sizeClasses": {"horizontal": "compact", "vertical": "compact"}}, "sources": {"points": "x", "scale": "x",
        "cornerRadius": "x", "interfaceBuilderID": "x", "statusBar": "x", "navigationBar": "x", "tabBar": "x",
        "toolBar": "x", "safeArea": "x", "sizeClasses": "x"}}]}
        """#
}
