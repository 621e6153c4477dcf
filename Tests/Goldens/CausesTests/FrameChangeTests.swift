import LayoutSimCauses
import LayoutSimDocuments
import Testing

@Suite struct FrameChangeTests {
    private static let rows: [(old: String?, new: String?, text: String)] = [
        (
            "0 105 115.62762755846101 747 in 393x852 mask 0", "0 105 87.1738815552693 747 in 393x852 mask 0",
            "panel frame width 115.628 → 87.174"
        ),
        (
            "8 112.99999999999999 10 20 in 393x852 mask 18", "9 113 10 21.5 in 393x852 mask 18",
            "panel frame x 8 → 9, height 20 → 21.5"
        ),
        (nil, "8 113 181.02781362186946 84.2834 in 393x852 mask 0", "panel frame none → 8 113 181.028 84.283"),
        ("0 0 10 10 in 20x20 mask 0", nil, "panel frame 0 0 10 10 → none"),
        ("0 0 10 10 in 20x20 mask 0", "none", "panel frame 0 0 10 10 → none"),
        (
            "0 0 10 10 in 20x20 mask 0", "0 0 10 10 in 20x20 mask 2",
            "panel autoresizing 0 0 10 10 in 20x20 mask 0 → 0 0 10 10 in 20x20 mask 2"
        ),
        (
            "0 0 10 10.00001 in 20x20 mask 0", "0 0 10 10 in 20x20 mask 0",
            "panel autoresizing 0 0 10 10.00001 in 20x20 mask 0 → 0 0 10 10 in 20x20 mask 0"
        ),
    ]

    @Test(arguments: rows) func `frames are told by what differs`(_ row: (old: String?, new: String?, text: String)) {
        #expect("\(InputChange(.view("panel"), "autoresizing", old: row.old, new: row.new))" == row.text)
    }
}
