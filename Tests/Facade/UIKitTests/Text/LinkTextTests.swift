import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import UIKit

/// Links and data in a text view have the attributes of links.
@MainActor @Suite struct LinkTextTests {
    private func view(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = text
        view.isEditable = false
        view.dataDetectorTypes = [.link, .phoneNumber]
        return view
    }

    private func runs(_ view: UITextView) -> [StyledRun] {
        guard case .textView(let shown)? = view.contentValue() else { return [] }
        return shown.text.runs
    }

    private let red = Color(hex: 0xFF0000)

    @Test func `data is found while the text can be selected but not edited`() {
        let view = view("See example.com now")
        view.tintColor = .red
        #expect(runs(view).map(\.style.color).contains(red))
        #expect(runs(view).first { $0.style.color == red }?.length == 11)
        view.isEditable = true
        #expect(!runs(view).contains { $0.style.color == red })
        view.isEditable = false
        view.isSelectable = false
        #expect(!runs(view).contains { $0.style.color == red })
        view.isSelectable = true
        view.dataDetectorTypes = .phoneNumber
        #expect(!runs(view).contains { $0.style.color == red })
    }

    @Test func `links have the attributes that the view gives them`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = NSAttributedString(
            string: "link", attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 12)])
        view.linkTextAttributes = [.foregroundColor: UIColor.red, .underlineStyle: 1]
        #expect(runs(view).map(\.style.color) == [red])
        #expect(runs(view).first?.style.underline != nil)
    }
}
