import LayoutSimViewTree
import Testing

/// A change of a screen, with the inputs and the headline of the report about it.
struct ScreenChange: Sendable, CustomTestStringConvertible {
    var name: String
    var change: @Sendable (inout Screen) -> Void
    var inputs: [String]
    var headline: String
    var testDescription: String { name }
}
