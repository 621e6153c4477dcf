import Testing

@Suite struct EntryMacroTests {
    @Test(arguments: [
        Expansion(
            "extension EnvironmentValues { @Entry var a: String = \"b\" }",
            """
            extension EnvironmentValues { var a: String {
            get { self[__Key_a.self] }
            set { self[__Key_a.self] = newValue } }
            private struct __Key_a: SwiftUI.EnvironmentKey {
            static var defaultValue: String { get { return "b" } } } }
            """),
        Expansion(
            "extension SwiftUI.Transaction { @Entry public var `in` = true }",
            """
            extension SwiftUI.Transaction { public var `in` {
            get { self[__Key_in.self] }
            set { self[__Key_in.self] = newValue } }
            private struct __Key_in: SwiftUI.TransactionKey {
            @SwiftUI.__EntryDefaultValue static var defaultValue = true } }
            """),
        Expansion(
            "extension ContainerValues { @Entry var a: Int? }",
            """
            extension ContainerValues { var a: Int? {
            get { self[__Key_a.self] }
            set { self[__Key_a.self] = newValue } }
            private struct __Key_a: SwiftUI.ContainerValueKey {
            static var defaultValue: Int? { get { return nil } } } }
            """),
        Expansion(
            "extension FocusedValues { @Entry var a: Binding<Int>?\n@Entry var b: Swift.Optional<Int> }",
            """
            extension FocusedValues { var a: Binding<Int>? {
            get { self[__Key_a.self] }
            set { self[__Key_a.self] = newValue } }
            private struct __Key_a: SwiftUI.FocusedValueKey { typealias Value = Binding<Int> }
            var b: Swift.Optional<Int> {
            get { self[__Key_b.self] }
            set { self[__Key_b.self] = newValue } }
            private struct __Key_b: SwiftUI.FocusedValueKey { typealias Value = Int } }
            """),
    ])
    func `an entry has a key, and the value of its key`(_ expansion: Expansion) { check(expansion) }

    @Test(arguments: [
        "extension Row { @Entry var a = 1 }", "extension EnvironmentValues { @Entry var a: Int }",
        "extension EnvironmentValues { @Entry var a: Int { 1 } }", "extension EnvironmentValues { @Entry let a = 1 }",
        "extension FocusedValues { @Entry var a: Int }", "extension FocusedValues { @Entry var a: Int? = 1 }",
    ])
    func `what cannot be an entry is said once`(_ source: String) {
        #expect(expanded(source).problems.count == 1)
        #expect(expanded(source).problems.allSatisfy { $0.contains("@Entry") })
    }
}
