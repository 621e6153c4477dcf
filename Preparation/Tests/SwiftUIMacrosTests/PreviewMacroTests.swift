import Testing

@Suite struct PreviewMacroTests {
    /// Returns the type of a preview in the first line of a file.
    private static func preview(_ making: String, column: Int = 1) -> String {
        """
        nonisolated struct __macro_local_7PreviewfMu_: UIKit.PreviewRegistry {
        static var fileID: String { "Shop/Row.swift" }
        static var line: Int { 1 }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> UIKit.Preview { \(making) }
        @used @section("swift5_tests") private nonisolated static let record: UIKit._PreviewRecord = (
        0x6c73_7076, 0, \
        { list, _, _, _ in unsafe UIKit._notePreview(__macro_local_7PreviewfMu_.self, in: list) }, 0, 0 ) }
        """
    }

    @Test(arguments: [
        Expansion("#Preview { Row() }", preview("return UIKit.Preview(body: { Row() })")),
        Expansion("#Preview(body: Row.init)", preview("return UIKit.Preview(body: Row.init)")),
        Expansion("#Preview(\"A row\") { Row() }", preview("return UIKit.Preview(\"A row\", body: { Row() })")),
        Expansion(
            "#Preview(\"A\", traits: .portrait, .modifier(Data())) { let a = Row(); return a }",
            preview(
                "return UIKit.Preview(\"A\", traits: .portrait, .modifier(Data()), body: { let a = Row(); return a })")),
        Expansion(
            "#Preview(traits: .sizeThatFitsLayout, arguments: [1, 2]) { Row($0) }",
            preview("return UIKit.Preview(traits: .sizeThatFitsLayout, arguments: [1, 2], body: { Row($0) })")),
        Expansion(
            "enum A { #Preview { Row() } }",
            "enum A { \(preview("return UIKit.Preview(body: { Row() })", column: 10)) }"),
    ])
    func `a preview is a type that makes it`(_ expansion: Expansion) { check(expansion) }

    @Test(arguments: [
        Expansion(
            "#Preview(\"A\") {\n@Previewable @State var isOn = true\nlet a = 1\nreturn Toggle(\"B\", isOn: $isOn)\n}",
            preview(
                """
                struct __macro_local_11PreviewBodyfMu_: SwiftUI.View { @State var isOn = true
                var body: some SwiftUI.View { let a = 1 return Toggle("B", isOn: $isOn) } }
                return UIKit.Preview("A", body: { __macro_local_11PreviewBodyfMu_() })
                """)),
        Expansion(
            "#Preview(body: { @SwiftUI.Previewable @Namespace var a; Row(a) })",
            preview(
                """
                struct __macro_local_11PreviewBodyfMu_: SwiftUI.View { @Namespace var a
                var body: some SwiftUI.View { Row(a) } }
                return UIKit.Preview(body: { __macro_local_11PreviewBodyfMu_() })
                """)),
    ])
    func `marked variables are properties of a view`(_ expansion: Expansion) { check(expansion) }

    @Test func `marked variables and arguments exclude each other`() {
        let source = "#Preview(arguments: [1]) { a in\n@Previewable @State var b = 1\nRow(a, $b)\n}"
        #expect(
            expanded(source).problems == ["'@Previewable' has no place in the body of a '#Preview' with arguments"])
    }
}
