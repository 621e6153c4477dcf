import SwiftUI
import Testing

/// Tables of values with columns.
@MainActor @Suite struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let given: String
        let family: String
    }

    private let people = [Person(id: 1, given: "Ada", family: "Byron"), Person(id: 2, given: "Alan", family: "Hill")]

    @Test func `key paths of columns begin at the elements, and a narrow screen shows the first column`() {
        let table = Table(people) {
            TableColumn("Given", value: \.given)
            TableColumn("Family", value: \.family)
        }
        #expect(HostedScreen(table).texts == ["Ada", "Alan"])
    }

    @Test func `rows that a closure makes are rows`() {
        let order = [KeyPathComparator(\Person.given)]
        let table = Table(of: Person.self, selection: .constant(Set<Int>()), sortOrder: .constant(order)) {
            TableColumn("Given", value: \.given)
        } rows: {
            TableRow(Person(id: 0, given: "Grace", family: "Hopper"))
            ForEach(people) { TableRow($0) }
        }
        #expect(HostedScreen(table).texts == ["Grace", "Ada", "Alan"])
    }
}
