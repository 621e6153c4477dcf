import LayoutSimAudits
import LayoutSimInterfaceBuilder
import Testing

@testable import LayoutSimSceneAssembly

@Suite struct AuditTests {
    private func findings(_ text: String = SmallStoryboard.text) throws -> [String] {
        try SmallStoryboard.assembly(text: text).audit().flatMap { root, findings in
            findings.map { "\(root.id): \($0.rule.rawValue) \($0.views.map(\.id).joined(separator: " "))" }
        }
    }

    @Test func `a fault of a row is reported once, however often the row is shown`() throws {
        #expect(try findings() == ["row: truncated label"])
    }

    @Test func `what a row shows beyond its table's end is no fault`() throws {
        let rows = (1...20).map { number in
            """
            <tableViewCell rowHeight="60" id="r\(number)"><rect key="frame" x="0" y="0" width="375" height="60"/>
            <tableViewCellContentView key="contentView" id="b\(number)">
            <rect key="frame" x="0" y="0" width="375" height="60"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></tableViewCellContentView></tableViewCell>
            """
        }
        let text = SmallStoryboard.text.replacing("</cells>", with: rows.joined() + "</cells>")
        #expect(try findings(text) == ["row: truncated label"])
    }

    @Test func `a row is judged at the width of its table`() throws {
        let narrow = SmallStoryboard.text.replacing(
            #"firstAttribute="width" constant="80" id="c3"/>"#,
            with: #"firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="c3"/>"#)
        #expect(try findings(narrow) == [])
        #expect(try findings(narrow.replacing(#"style="grouped""#, with: #"style="insetGrouped""#)) == [])
        let longer = narrow.replacing("A ringtone of many words", with: "A ringtone of more words than fit in")
        #expect(try findings(longer) == ["row: truncated label"])
    }
}
