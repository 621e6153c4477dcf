import LayoutSimUIKitArithmetic
import LayoutSimViewTree
import Testing

/// Parts and errors of visual formats.
@Suite struct VisualFormatTests {
    @Test func `relations, priorities and expressions are read`() throws {
        let format = try VisualFormat("V:|-[a(>=40@250, b*2+8)]-(<=m)-[c]")
        var least = VisualFormat.Predicate(.greaterThanOrEqual, .number(40))
        least.priority = .number(250)
        var other = VisualFormat.Predicate(.equal, .name("b"))
        (other.multiplier, other.constant) = (2, .number(8))
        #expect(
            format.isVertical
                && format.parts == [
                    .superview, .connection([]), .view("a", [least, other]),
                    .connection([VisualFormat.Predicate(.lessThanOrEqual, .name("m"))]), .view("c", []),
                ])
    }

    @Test func `views without a connection adjoin`() throws {
        #expect(try VisualFormat("[a][b]").parts == [.view("a", []), .view("b", [])])
        #expect(try VisualFormat("H:[a(b/2)]-8.5-|").parts.last == .superview)
    }

    @Test(arguments: [
        ("[a", "Expected a ']' here", 2), ("[]", "Expected a view name", 1), ("[a]-8", "Expected a '-' here", 5),
        ("", "Unable to parse constraint format", 0), ("[a]-8-x", "Expected a view. View names start with [", 6),
        ("[a(>=)]", "Expected a number or the name of a metric or view", 5),
    ]) func `an error has its place`(_ text: String, _ message: String, _ offset: Int) {
        let failure = #expect(throws: VisualFormat.Failure.self) { try VisualFormat(text) }
        #expect(failure?.message == message && failure?.offset == offset)
    }
}
