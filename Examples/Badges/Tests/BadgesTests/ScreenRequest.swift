import LayoutSimUIKitTesting

/// A screen and its state, as requested on a command line: `list --state partial --offset 640 --width 375`.
struct ScreenRequest: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case list, grid, detail, diagram, prototype
        case prototypeGrid = "prototype-grid"
        case product
    }
    enum State: String, CaseIterable, Sendable { case empty, partial, complete, selected }

    /// An error for words that are not understood.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    var name = Name.list
    var state = State.complete
    /// The scroll offset, in points.
    var offset = 0.0
    var width = 375
    var isLandscape = false
    var isLongest = false

    static let devices = [320: "iphone-5", 375: "iphone-6", 402: "iphone-16-pro", 414: "iphone-6-plus"]

    init(_ text: String) throws {
        var words = text.split(separator: " ").map(String.init)[...]
        guard let first = words.popFirst(), let name = Name(rawValue: first) else {
            let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "\"\(text)\" names no screen; the screens are \(names)")
        }
        self.name = name
        while let word = words.popFirst() {
            switch word {
            case "--landscape": isLandscape = true
            case "--longest": isLongest = true
            case "--state": state = try Self.value(State.init(rawValue:), of: word, &words)
            case "--offset": offset = try Self.value(Double.init, of: word, &words)
            case "--width":
                width = try Self.value({ Int($0).flatMap { Self.devices[$0] == nil ? nil : $0 } }, of: word, &words)
            default: throw Failure(description: "\"\(word)\" is not understood")
            }
        }
    }

    private static func value<Value>(
        _ make: (String) -> Value?, of word: String, _ words: inout ArraySlice<String>
    ) throws -> Value {
        let text = words.popFirst() ?? ""
        guard let value = make(text) else { throw Failure(description: "\(word) cannot be \"\(text)\"") }
        return value
    }

    /// The matrix of the device that shows it.
    var matrix: Matrix<Int> {
        get throws {
            try Matrix(
                devices: [Self.devices[width] ?? ""], orientations: [isLandscape ? .landscape : .portrait],
                contents: [.typical(0)])
        }
    }

    /// The system version; screens of old phones have the measured one.
    var system: String? { width == 402 ? nil : "9.3" }
}
