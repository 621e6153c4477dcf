import Testing
import UIKit

/// Layout regions, the parts of a view in which content is laid out.
@Suite @MainActor struct LayoutRegionTests {
    @Test func `regions are those of the guides`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .readableContent()) === view.readableContentGuide)
        #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalEdgeInsets(for: .margins()).leading == 2)
        #expect(view.edgeInsets(for: .margins()).right == 2)
    }
}
