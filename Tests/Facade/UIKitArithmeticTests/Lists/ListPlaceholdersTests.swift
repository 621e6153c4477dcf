import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Rows of a list that its data source does not know.
@Suite struct ListPlaceholdersTests {
    private final class Placeholder {}

    @Test func `placeholders move those below them, and are not counted for the data source`() {
        let (first, second) = (Placeholder(), Placeholder())
        var list = ListPlaceholders<Placeholder>()
        #expect(list.isEmpty && list.dataSourcePath(of: [0, 3]) == [0, 3])
        list.insert(first, at: [0, 1])
        list.insert(second, at: [0, 1])
        #expect(list.path(of: first) == [0, 2] && list.placeholder(at: [0, 1]) === second)
        #expect(list.count(inSection: 0) == 2 && list.count(inSection: 1) == 0)
        #expect(list.dataSourcePath(of: [0, 3]) == [0, 1] && list.dataSourcePath(of: [0, 0]) == [0, 0])
        #expect(list.dataSourcePath(of: [1, 3]) == [1, 3])
    }

    @Test func `those below a deleted one move up, those below a filled one stay`() {
        let (first, second) = (Placeholder(), Placeholder())
        var list = ListPlaceholders<Placeholder>()
        list.insert(first, at: [0, 1])
        list.insert(second, at: [0, 4])
        var filled = list
        filled.remove(first)
        #expect(filled.path(of: first) == nil && filled.path(of: second) == [0, 4])
        list.delete(first)
        #expect(list.path(of: second) == [0, 3] && list.count(inSection: 0) == 1)
    }
}
