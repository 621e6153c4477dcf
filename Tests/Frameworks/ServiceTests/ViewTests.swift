import AuthenticationServices
import Contacts
import ContactsUI
import EventKit
import EventKitUI
import LinkPresentation
import PDFKit
import PassKit
import QuickLook
import SwiftUI
import Testing
import UIKit

/// Views and values of frameworks for people and files.
@MainActor @Suite struct ViewTests {
    nonisolated static let placeholders: [(name: String, view: @MainActor @Sendable () -> UIView)] = [
        ("CNContactPickerViewController", { CNContactPickerViewController().view }),
        ("CNContactViewController", { CNContactViewController(for: CNContact()).view }),
        ("QLPreviewController", { QLPreviewController().view }),
        ("PDFView", { PDFView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }),
        ("EKEventViewController", { EKEventViewController().view }),
        (
            "EKCalendarChooser",
            {
                EKCalendarChooser(selectionStyle: .single, displayStyle: .allCalendars, eventStore: EKEventStore()).view
            }
        ),
        (
            "PKPaymentAuthorizationViewController",
            { PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest())?.view ?? UIView() }
        ),
    ]

    @Test(arguments: placeholders) func `what cannot be shown is an area with its name`(
        _ name: String, _ make: @MainActor @Sendable () -> UIView
    ) {
        #expect(make().subviews.compactMap { ($0 as? UILabel)?.text } == [name])
    }

    @Test func `a link shows its title and its host`() {
        let view = LPLinkView(url: URL(string: "https://swift.org/blog") ?? URL(fileURLWithPath: "/"))
        func texts() -> [String?] {
            (view.subviews.first as? UIStackView)?.arrangedSubviews.filter { !$0.isHidden }
                .map { ($0 as? UILabel)?.text } ?? []
        }
        #expect(texts() == ["swift.org"])
        let metadata = LPLinkMetadata()
        (metadata.title, metadata.url) = ("News", URL(string: "https://swift.org"))
        view.metadata = metadata
        #expect(texts() == ["News", "swift.org"])
    }

    private static let buttons: [(ASAuthorizationAppleIDButton.ButtonType, String)] = [
        (.signIn, "Sign in with Apple"), (.default, "Sign in with Apple"), (.continue, "Continue with Apple"),
        (.signUp, "Sign up with Apple"),
    ]

    @Test func `a button of Apple Accounts has its words in the middle`() {
        for (type, words) in Self.buttons {
            let button = ASAuthorizationAppleIDButton(type: type, style: .black)
            button.frame = CGRect(x: 0, y: 0, width: 280, height: 44)
            button.layoutIfNeeded()
            let label = button.subviews.first as? UILabel
            #expect(label?.text == words && button.accessibilityLabel == words)
            #expect(label?.center == CGPoint(x: 140, y: 22))
        }
    }

    @Test func `SwiftUI's button of Apple Accounts has the colors of its style, and its request fails`() throws {
        var asked: [String] = []
        let button = SignInWithAppleButton(.continue) { _ in
            asked.append("request")
        } onCompletion: {
            asked.append((try? $0.get()) == nil ? "failure" : "success")
        }
        let controller = UIHostingController(rootView: button.signInWithAppleButtonStyle(.white).frame(width: 200))
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        controller.view.layoutIfNeeded()
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let view = try #require(all(controller.view).lazy.compactMap { $0 as? ASAuthorizationAppleIDButton }.first)
        #expect(view.backgroundColor == .white && view.accessibilityLabel == "Continue with Apple")
        #expect(view.frame.width == 200)
        view.sendActions(for: .touchUpInside)
        #expect(asked == ["request", "failure"])
    }

    @Test func `contacts hold their values and have names`() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Acme"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Acme")
        (contact.givenName, contact.familyName) = ("Ann", "Bee")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ann Bee")
        let number = CNPhoneNumber(stringValue: "123")
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: number)]
        contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "a@b.c" as NSString)]
        let copy = contact.mutableCopy() as? CNMutableContact
        copy?.givenName = "Bob"
        #expect(contact.givenName == "Ann" && copy?.phoneNumbers.first?.value == number)
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "pub") == "pub")
    }

    @Test func `a preview asks for its file`() {
        final class Files: QLPreviewControllerDataSource {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
                URL(fileURLWithPath: "/\(index)") as any QLPreviewItem
            }
        }
        let (controller, files) = (QLPreviewController(), Files())
        #expect(controller.currentPreviewItem == nil)
        controller.dataSource = files
        controller.currentPreviewItemIndex = 1
        #expect(controller.currentPreviewItem?.previewItemURL?.path == "/1")
    }
}
