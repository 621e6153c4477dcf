import Foundation
import Testing
import UIKit

/// Values that objects preserve when they are copied or assigned.
@Suite @MainActor struct KeptValueTests {
    @Test func `a copied action stays disabled`() {
        let action = UIAlertAction(title: "a", style: .default)
        action.isEnabled = false
        #expect((action.copy() as? UIAlertAction)?.isEnabled == false)
    }

    @Test(arguments: [true, false]) func `a collection view that is set is the view`(isLoaded: Bool) {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        if isLoaded { controller.loadViewIfNeeded() }
        let set = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = set
        #expect(controller.collectionView === set && controller.view === set)
    }

    @Test func `a symbol configuration loses what is taken from it`() {
        let whole = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        typealias Configuration = UIImage.SymbolConfiguration
        #expect(whole.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
        #expect(whole.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
        #expect(whole.configurationWithoutWeight() == Configuration(pointSize: 20, weight: .unspecified, scale: .large))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(whole.withTraitCollection(dark).traitCollection == dark)
    }

    @Test func `an element has the same values as an object`() {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        let object: NSObject = element
        object.accessibilityAttributedLabel = NSAttributedString(string: "label")
        object.accessibilityLanguage = "de"
        object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        object.accessibilityUserInputLabels = ["name"]
        #expect(element.accessibilityAttributedLabel?.string == "label" && element.accessibilityLanguage == "de")
        #expect(element.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
        #expect(element.accessibilityUserInputLabels == ["name"])
        element.accessibilityRespondsToUserInteraction = false
        #expect(!object.accessibilityRespondsToUserInteraction)
    }
}
