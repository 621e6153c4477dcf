import LayoutSimJSON

/// A screen that the program of a package's driver can draw.
struct DrawableScreen: Hashable, Sendable {
    /// The file, relative to the package, and the line.
    var place: String
    /// The name on the sheet.
    var name: String
    /// The text by which the driver identifies it.
    var request: String

    init(_ candidate: ScreenCandidate) {
        (place, name, request) = (candidate.place, candidate.name, candidate.request)
    }

    init(_ node: JSONNode) throws(JSONError) {
        place = try node.member("place").string()
        name = try node.member("name").string()
        request = try node.member("request").string()
    }

    /// Whether it is what an app shows at launch.
    var isLaunch: Bool { request.hasPrefix("launch ") || request.hasPrefix("app ") }

    var json: JSON { ["place": .string(place), "name": .string(name), "request": .string(request)] }
}

extension ScreenOmission {
    init(_ node: JSONNode) throws(JSONError) {
        self.init(
            place: try node.member("place").string(), name: try node.member("name").string(),
            reason: try node.member("reason").string(), isFault: try node.member("isFault").boolean())
    }

    var json: JSON {
        [
            "place": .string(place), "name": .string(name), "reason": .string(reason), "isFault": .boolean(isFault),
        ]
    }
}
