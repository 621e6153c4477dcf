import CoreData
import SwiftUI
import Testing
import UIKit

@Suite @MainActor struct FetchRequestViewTests {
    private struct Titles: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title)], predicate: NSPredicate(format: "pages > 1"))
        var books: FetchedResults<Book>

        var body: some View { ForEach(books, id: \.objectID) { Text($0.title ?? "") } }
    }

    @Test func `a view's request follows its context`() {
        let context = Library.container().viewContext
        let book = Library.book("B", 2, in: context)
        Library.book("C", 1, in: context)
        let controller = UIHostingController(rootView: Titles().environment(\.managedObjectContext, context))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        window.isHidden = false
        func texts() -> [String] {
            context.processPendingChanges()
            window.layoutIfNeeded()
            var (found, open) = ([String](), [controller.view as UIView])
            while let view = open.popLast() {
                if let text = (view as? UILabel)?.text { found.append(text) }
                open += view.subviews.reversed()
            }
            return found
        }
        #expect(texts() == ["B"])
        Library.book("A", 3, in: context)
        #expect(texts() == ["A", "B"])
        context.delete(book)
        #expect(texts() == ["A"])
    }
}
