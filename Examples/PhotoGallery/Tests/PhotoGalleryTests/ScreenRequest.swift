import LayoutSimUIKitTesting

/// A screen and its state, as requested on a command line: `preview --photo 3 --width 320`.
struct ScreenRequest: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case launch, waiting, lockout, gallery, fetching, empty, preview, bare
    }

    /// An error for words that are not understood.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    var name = Name.gallery
    var photo = 0
    /// The scroll offset, in points.
    var offset = 0.0
    var width = 375

    private static let devices = [320: "iphone-5", 375: "iphone-6", 414: "iphone-6-plus", 768: "ipad-9-7"]

    init(_ text: String) throws {
        var words = text.split(separator: " ").map(String.init)[...]
        guard let first = words.popFirst(), let name = Name(rawValue: first) else {
            let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(description: "\"\(text)\" names no screen; the screens are \(names)")
        }
        self.name = name
        while let word = words.popFirst() {
            let value = words.popFirst() ?? ""
            switch (word, Int(value), Double(value)) {
            case ("--photo", let photo?, _) where (0..<20).contains(photo): self.photo = photo
            case ("--offset", _, let offset?): self.offset = offset
            case ("--width", let width?, _) where Self.devices[width] != nil: self.width = width
            default: throw Failure(description: "\"\(word) \(value)\" is not understood")
            }
        }
    }

    /// The matrix of the device that shows it.
    var matrix: Matrix<Int> {
        get throws {
            try Matrix(devices: [Self.devices[width] ?? ""], orientations: [.portrait], contents: [.typical(0)])
        }
    }
}
