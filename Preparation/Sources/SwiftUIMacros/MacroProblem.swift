/// What is wrong with a use of a macro.
struct MacroProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
