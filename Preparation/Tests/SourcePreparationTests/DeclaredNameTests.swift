import Testing

@testable import SourcePreparation

/// The bodies of a source, of which no more than a share is set aside.
@Suite struct DeclaredNameTests {
    @Test func `functions, initializers and computed properties have bodies`() {
        let names = DeclaredNames(
            in: """
                struct Row: View {
                    var title: String
                    var items: [Int] = [] { didSet { print(items) } }
                    let action = { 1 }
                    init(title: String) { self.title = title }
                    var body: some View {
                        Text(title)
                    }
                    func turn() {}
                }
                """)
        #expect(names.bodies == 3)
        #expect(names.names.contains("turn"))
    }
}
