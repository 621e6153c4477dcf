import Testing

@testable import SourcePreparation

@Suite struct RectangleIntersectionTests {
    @Test(arguments: [
        ("let a = b.intersects(c)", true), ("let a = b.filter { $0.frame.intersects(c) }", true),
        ("let a = b.contains(where: c.intersects)", true), ("let a = b.intersects(integersIn: c)", false),
        ("let a = b.intersects(c, using: .winding)", false), ("let a = b.intersection(c)", false),
        ("extension CGRect { func intersects(_ a: CGRect) -> Bool { false } }\nlet a = b.intersects(c)", false),
    ])
    func filesThatAskForIntersectionsHaveTheirOwn(source: String, isThere: Bool) {
        let text = prepared("import UIKit\n\(source)")
        #expect(text.contains("fileprivate func intersects") == isThere)
    }
}
