import Testing

@testable import UIKit

/// Invalidation of flow layouts, recorded by Vercantez/openuikit on iOS 26.1.
@MainActor @Suite struct RecordedFlowTests {
    @Test(arguments: [
        (CGRect(x: 0, y: 10, width: 300, height: 300), true),
        (CGRect(x: 0, y: 0, width: 200, height: 300), true),
        (CGRect(x: 0, y: 0, width: 300, height: 300), false),
    ]) func `new bounds invalidate attributes, and never what the delegate said`(
        bounds: CGRect, attributes: Bool
    ) throws {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        let context = layout.invalidationContext(forBoundsChange: bounds)
        let flow = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(
            flow.invalidateFlowLayoutAttributes == attributes && !flow.invalidateFlowLayoutDelegateMetrics
        )
        withExtendedLifetime(view) {}
    }

    @Test func `a context by itself invalidates both`() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
    }

    @Test func `compositional layouts lie within the safe area`() {
        #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    }
}
