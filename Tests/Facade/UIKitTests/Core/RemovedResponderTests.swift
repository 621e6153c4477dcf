import Foundation
import Testing
import UIKit

/// A first responder that is removed from its window is asked to resign, and does even if it will not.
@MainActor @Suite(.serialized) struct RemovedResponderTests {
    enum Kind: String, CaseIterable { case field, stubbornField, holdingView, inside, plainView }

    private final class Stubborn: NSObject, UITextFieldDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    private final class HoldingText: UITextView { override func resignFirstResponder() -> Bool { false } }
    private final class HoldingBox: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { false }
    }

    /// Removes a first responder, and returns whether it still is one.
    fileprivate static func remove(_ kind: Kind) -> Bool {
        let (window, box, stubborn) = (UIWindow(), UIView(), Stubborn())
        let field = UITextField()
        field.delegate = kind == .stubbornField ? stubborn : nil
        let view: UIView =
            switch kind {
            case .field, .stubbornField: field
            case .holdingView, .inside: HoldingText()
            case .plainView: HoldingBox()
            }
        box.addSubview(view)
        window.addSubview(box)
        window.isHidden = false
        guard view.becomeFirstResponder() else { return true }
        (kind == .inside ? box : view).removeFromSuperview()
        return view.isFirstResponder
    }

    // nathantannar4/InputBarAccessoryView#178.
    @Test(arguments: Kind.allCases) func `a view that would stay is told of`(kind: Kind) async throws {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            [name = kind.rawValue as String] in
            await MainActor.run {
                let isLeft = Kind(rawValue: name).map { RemovedResponderTests.remove($0) } ?? true
                precondition(!isLeft)
            }
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        let words = "' rejected resignFirstResponder when being removed from hierarchy"
        #expect(text.contains(words) == (kind != .field), "\(text)")
        #expect(text.contains("[View] First responder warning: '<") == (kind != .field), "\(text)")
    }
}
