import Foundation
import Testing
import UIKit

/// Find sessions, which begin and end by code.
@MainActor @Suite struct FindInteractionTests {
    private final class Delegate: NSObject, UIFindInteractionDelegate {
        var told: [String] = []

        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
            UIFindSession()
        }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            told.append("began")
        }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { told.append("ended") }
    }

    @Test func `a session lives as long as the panel`() {
        let (delegate, view) = (Delegate(), UIView())
        let interaction = UIFindInteraction(sessionDelegate: delegate)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(interaction.activeFindSession == nil)
        view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        interaction.presentFindNavigator(showingReplace: true)
        #expect(interaction.isFindNavigatorVisible && interaction.activeFindSession != nil)
        interaction.dismissFindNavigator()
        #expect(interaction.activeFindSession == nil)
        #expect(delegate.told == ["began", "ended"])
    }
}
