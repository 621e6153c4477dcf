public import LayoutSimGoldenTesting
public import Testing

extension Variant: CustomTestStringConvertible {
    /// The name, by which a parameterized test shows the case.
    public var testDescription: String { name }
}
