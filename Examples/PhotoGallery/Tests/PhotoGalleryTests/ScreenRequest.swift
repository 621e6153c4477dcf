import AppRigs
import LayoutSimUIKitTesting

/// A screen in a state, as it is asked for on a command line: `preview --photo 3 --width 320`.
struct ScreenRequest: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case launch, waiting, lockout, gallery, fetching, empty, preview, bare
    }

    var name = Name.gallery
    var photo = 0
    /// In points.
    var offset = 0.0
    var width = 375

    private static let devices = [320: "iphone-5", 375: "iphone-6", 414: "iphone-6-plus", 768: "ipad-9-7"]

    init(_ text: String) throws {
        var words = RequestWords(text)
        name = try words.name()
        while let option = words.nextOption() {
            switch option {
            case "--photo": photo = try words.value { Int($0).flatMap { (0..<20).contains($0) ? $0 : nil } }
            case "--offset": offset = try words.value { Double($0) }
            case "--width": width = try words.value { Int($0).flatMap { Self.devices[$0] == nil ? nil : $0 } }
            default: throw words.failure
            }
        }
    }

    /// The device that it is shown on.
    var matrix: Matrix<Int> {
        get throws {
            try Matrix(devices: [Self.devices[width] ?? ""], orientations: [.portrait], contents: [.typical(0)])
        }
    }
}
