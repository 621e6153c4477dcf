import Testing
import UIKit

/// Traits that differ between collections, and traits that affect colors.
@MainActor @Suite struct TraitChangeTests {
    /// A number whose description is always the same.
    private struct Number: Equatable, CustomStringConvertible {
        var value: Int
        var description: String { "number" }
    }

    private struct NumberTrait: UITraitDefinition {
        static let defaultValue = Number(value: 0)
    }

    @Test func `only the traits that differ changed, own ones among them`() {
        let old = UITraitCollection { $0.userInterfaceStyle = .light }
        let new = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[NumberTrait.self] = Number(value: 1)
        }
        let names = new.changedTraits(from: old).map { $0.name }
        #expect(names == [UITraitUserInterfaceStyle.name, NumberTrait.name])
        #expect(new.changedTraits(from: new).isEmpty)
    }

    @Test func `values of one description that are not equal differ`() {
        let collections = [1, 2].map { number in
            UITraitCollection { $0[NumberTrait.self] = Number(value: number) }
        }
        #expect(collections[0] != collections[1])
        #expect(collections[0].changedTraits(from: collections[1]).count == 1)
        let view = UIView()
        var calls = 0
        view.traitOverrides[NumberTrait.self] = Number(value: 1)
        view.registerForTraitChanges([NumberTrait.self]) { (_: UIView, _: UITraitCollection) in calls += 1 }
        view.traitOverrides[NumberTrait.self] = Number(value: 2)
        view.updateTraitsIfNeeded()
        #expect(calls == 1)
    }

    @Test func `the traits that affect colors say so, and make colors differ`() {
        let traits = UITraitCollection.systemTraitsAffectingColorAppearance
        #expect(traits.allSatisfy { $0.affectsColorAppearance })
        let names = traits.map { $0.name }
        #expect(names.contains(UITraitUserInterfaceIdiom.name) && names.contains(UITraitAccessibilityContrast.name))
        let pad = UITraitCollection(userInterfaceIdiom: .pad)
        #expect(pad.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceIdiom: .phone)))
        #expect(!pad.hasDifferentColorAppearance(comparedTo: pad.replacing(UITraitDisplayScale.self, value: 3)))
    }

    @Test func `traits that are set show in the properties of their collection`() {
        let traits = UITraitCollection {
            $0.activeAppearance = .active
            $0.imageDynamicRange = .high
            $0[UITraitForceTouchCapability.self] = .unavailable
        }
        #expect(traits.activeAppearance == .active)
        #expect(traits.imageDynamicRange == .high)
        #expect(traits.forceTouchCapability == .unavailable)
        #expect(UITraitCollection(activeAppearance: .inactive)[UITraitActiveAppearance.self] == .inactive)
    }
}
