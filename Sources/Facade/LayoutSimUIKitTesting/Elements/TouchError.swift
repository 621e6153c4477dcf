/// Why a touch that a test requests is not possible.
struct TouchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
