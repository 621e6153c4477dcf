import AppRigs
import LayoutSimUIKitTesting

/// A screen in a state, as it is asked for on a command line: `list --state partial --offset 640 --width 375`.
struct ScreenRequest: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case list, grid, detail, diagram, prototype
        case prototypeGrid = "prototype-grid"
        case product
    }
    enum State: String, CaseIterable, Sendable { case empty, partial, complete, selected }

    var name = Name.list
    var state = State.complete
    /// In points.
    var offset = 0.0
    var width = 375
    var isLandscape = false
    var isLongest = false

    static let devices = [320: "iphone-5", 375: "iphone-6", 402: "iphone-16-pro", 414: "iphone-6-plus"]

    init(_ text: String) throws {
        var words = RequestWords(text)
        name = try words.name()
        while let option = words.nextOption() {
            switch option {
            case "--landscape": isLandscape = true
            case "--longest": isLongest = true
            case "--state": state = try words.value(State.init(rawValue:))
            case "--offset": offset = try words.value { Double($0) }
            case "--width": width = try words.value { Int($0).flatMap { Self.devices[$0] == nil ? nil : $0 } }
            default: throw words.failure
            }
        }
    }

    /// The device that it is shown on.
    var matrix: Matrix<Int> {
        get throws {
            try Matrix(
                devices: [Self.devices[width] ?? ""], orientations: [isLandscape ? .landscape : .portrait],
                contents: [.typical(0)])
        }
    }

    /// The version of the system; screens of old phones have the one that was measured.
    var system: String? { width == 402 ? nil : "9.3" }
}
