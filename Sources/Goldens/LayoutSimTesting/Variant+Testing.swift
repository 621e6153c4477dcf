public import LayoutSimGoldenTesting
public import Testing

extension Variant: CustomTestStringConvertible {
    /// The name of the variant, which parameterized tests display for the case.
    public var testDescription: String { name }
}
