/// Why a finger cannot do what a test asks for.
struct TouchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
