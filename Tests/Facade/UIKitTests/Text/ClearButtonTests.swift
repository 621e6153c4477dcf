import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// The clear button of a text field, and its left and right views.
@MainActor @Suite struct ClearButtonTests {
    private func field(_ mode: UITextField.ViewMode, _ text: String = "Ada") -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        field.clearButtonMode = mode
        field.text = text
        return field
    }

    private func value(_ field: UITextField) -> TextField? {
        guard case .textField(let value)? = field.contentValue() else { return nil }
        return value
    }

    @Test(
        arguments: [
            (.never, "Ada", false, false), (.never, "Ada", true, false), (.always, "Ada", false, true),
            (.always, "Ada", true, true), (.always, "", true, false), (.whileEditing, "Ada", false, false),
            (.whileEditing, "Ada", true, true), (.unlessEditing, "Ada", false, true),
            (.unlessEditing, "Ada", true, false),
        ] as [(UITextField.ViewMode, String, Bool, Bool)])
    func `the button shows with a text, as its mode says`(
        _ mode: UITextField.ViewMode, _ text: String, _ isEditing: Bool, _ isShown: Bool
    ) {
        let field = field(mode, text)
        if isEditing { field.beginEditing() }
        #expect(value(field)?.clearButton == (isShown ? .right : nil))
        #expect(value(field)?.textInsets == nil)
        let rect = isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
        #expect(rect.maxX == (isShown ? field.clearButtonRect(forBounds: field.bounds).minX - 2 : 193))
    }

    private final class OwnPlaces: UITextField {
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
            super.clearButtonRect(forBounds: bounds).offsetBy(dx: -20, dy: 0)
        }
    }

    @Test(arguments: [false, true]) func `a class places the button, which flips over`(_ isRightToLeft: Bool) {
        let field = OwnPlaces(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
        field.text = "Ada"
        field.clearButtonMode = .always
        let frame = field.clearButtonRect(forBounds: field.bounds)
        guard case .at(let place)? = value(field)?.clearButton else {
            Issue.record("no place of its own")
            return
        }
        #expect(frame == CGRect(x: 156, y: 7.5, width: 19, height: 19))
        #expect(place.minX == (isRightToLeft ? 25 : 156))
        let rect = field.textRect(forBounds: field.bounds)
        #expect(isRightToLeft ? rect.minX == 46 && rect.maxX == 200 : rect.minX == 0 && rect.maxX == 154)
    }

    @Test(arguments: [false, true]) func `views beside the text flip over`(_ isRightToLeft: Bool) {
        let field = field(.always)
        if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
        let views = [20, 30].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
        (field.leftView, field.leftViewMode) = (views[0], .always)
        field.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: isRightToLeft ? 173 : 7, y: 12, width: 20, height: 10))
        let rect = field.textRect(forBounds: field.bounds)
        #expect(isRightToLeft ? rect.minX == 26 && rect.maxX == 166 : rect.minX == 34 && rect.maxX == 174)
        (field.rightView, field.rightViewMode) = (views[1], .always)
        field.layoutIfNeeded()
        #expect(views[1].frame.minX == (isRightToLeft ? 7 : 163))
        #expect(field.textRect(forBounds: field.bounds).width == rect.width - 18)
    }

    private final class Keeper: NSObject, UITextFieldDelegate {
        var asked = 0
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            asked += 1
            return asked > 1
        }
    }

    @Test func `a tap asks the delegate before it clears`() {
        let (field, keeper) = (field(.always), Keeper())
        field.delegate = keeper
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(field)
        let frame = field.clearButtonRect(forBounds: field.bounds)
        field.touched(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(field.text == "Ada" && keeper.asked == 1)
        field.touched(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(field.text?.isEmpty == true && keeper.asked == 2)
        field.touched(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(keeper.asked == 2)
        field.resignFirstResponder()
    }

    @Test(
        arguments: [("always", .always), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing)]
            as [(String, UITextField.ViewMode)])
    func `files say when the button shows`(_ word: String, _ mode: UITextField.ViewMode) throws {
        let bundle = try TripStoryboard.bundle([
            (
                "Field.xib",
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="22684">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><textField id="top" text="Ada"
                clearButtonMode="\(word)" clearsOnBeginEditing="YES"><rect key="frame" x="0" y="0" width="90" height="34"/>
                </textField></objects></document>
                """
            )
        ])
        let views = UINib(nibName: "Field", bundle: bundle).instantiate(withOwner: nil)
        let field = try #require(views.first as? UITextField)
        #expect(field.clearButtonMode == mode && field.clearsOnBeginEditing)
    }
}
