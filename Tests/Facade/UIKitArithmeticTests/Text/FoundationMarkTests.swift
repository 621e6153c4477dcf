import LayoutSimUIKitArithmetic
import Testing

@Suite struct FoundationMarkTests {
    @Test func `the second byte names a type`() { #expect(FoundationMark.value >> 8 & 0xFF != 0) }
}
