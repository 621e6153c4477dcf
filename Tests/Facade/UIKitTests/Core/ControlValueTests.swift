import Foundation
import Testing
import UIKit

/// Values of bars and progress views that come from other objects.
@MainActor @Suite struct ControlValueTests {
    @Test func `a search bar's text input traits are those of its field`() {
        let bar = UISearchBar()
        #expect(bar.searchTextField.returnKeyType == .search && bar.searchTextField.enablesReturnKeyAutomatically)
        bar.keyboardType = .emailAddress
        bar.returnKeyType = .go
        bar.autocorrectionType = .no
        bar.textContentType = .emailAddress
        let field = bar.searchTextField
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go)
        #expect(field.autocorrectionType == .no && field.textContentType == .emailAddress)
        field.keyboardType = .URL
        #expect(bar.keyboardType == .URL)
    }

    @Test func `a progress view follows the progress it observes`() {
        let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
        view.observedProgress = progress
        progress.completedUnitCount = 1
        #expect(view.progress == 0.25)
        view.progress = 0.9
        #expect(view.progress == 0.9)
        progress.completedUnitCount = 2
        #expect(view.progress == 0.5)
    }
}
