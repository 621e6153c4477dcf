import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimPackageFolder
import Testing

@testable import UIKit

/// The attributes of files that rows of properties set.
@Suite @MainActor struct NibAttributeTests {
    private func view<Made: UIView>(_ element: String, as _: Made.Type = Made.self) throws -> Made {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="22684">
            <objects>\(element)</objects></document>
            """
        return try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? Made)
    }

    @Test func `a number is set after the range that limits it`() throws {
        let slider: UISlider = try view("<slider value=\"70\" minValue=\"50\" maxValue=\"90\" id=\"s\"/>")
        #expect([slider.minimumValue, slider.value, slider.maximumValue] == [50, 70, 90])
        let stepper: UIStepper = try view("<stepper value=\"700\" minimumValue=\"500\" maximumValue=\"900\" id=\"s\"/>")
        #expect([stepper.minimumValue, stepper.value, stepper.maximumValue] == [500, 700, 900])
    }

    @Test func `a property without an attribute has the value that files leave out`() throws {
        #expect(try view("<slider id=\"s\"/>", as: UISlider.self).value == 0.5)
        #expect(
            try view("<activityIndicatorView id=\"s\"/>", as: UIActivityIndicatorView.self).hidesWhenStopped == false)
        #expect(try view("<tableView id=\"s\"/>", as: UITableView.self).backgroundColor == nil)
    }

    @Test func `a choice has the name of the file, and an unknown one changes nothing`() throws {
        let field: UITextField = try view(
            """
            <textField clearButtonMode="unlessEditing" id="f"><textInputTraits key="textInputTraits"
            secureTextEntry="YES" keyboardType="phonePad" returnKeyType="thought" textContentType="postal-code"/></textField>
            """)
        #expect(field.clearButtonMode == .unlessEditing)
        #expect(field.isSecureTextEntry)
        #expect(field.keyboardType == .phonePad)
        #expect(field.returnKeyType == .default)
        #expect(field.textContentType == .postalCode)
    }

    @Test func `help with typing is what the file says`() throws {
        let field: UITextField = try view(
            """
            <textField id="f"><textInputTraits key="textInputTraits" autocapitalizationType="words"
            autocorrectionType="no" spellCheckingType="yes" smartQuotesType="no" keyboardAppearance="alert"
            enablesReturnKeyAutomatically="YES"/></textField>
            """)
        #expect(field.autocapitalizationType == .words)
        #expect((field.autocorrectionType, field.spellCheckingType, field.smartQuotesType) == (.no, .yes, .no))
        #expect(field.smartDashesType == .default)
        #expect(field.keyboardAppearance == .dark)
        #expect(field.enablesReturnKeyAutomatically)
    }

    @Test func `a set has the members that are on`() throws {
        let view: UITextView = try view(
            """
            <textView id="v"><dataDetectorType key="dataDetectorTypes" link="YES" address="NO" phoneNumber="YES"/>
            <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" header="YES"
            staticText="YES"/><bool key="isElement" value="NO"/></accessibility></textView>
            """)
        #expect(view.dataDetectorTypes == [.phoneNumber, .link])
        #expect(view.accessibilityTraits == [.staticText, .header])
        #expect(!view.isAccessibilityElement)
    }

    @Test func `a scroll view and a picker have the limits of the file`() throws {
        let view: UIScrollView = try view(
            """
            <scrollView contentInsetAdjustmentBehavior="never" indicatorStyle="white" id="v">
            <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/></scrollView>
            """)
        #expect(view.contentInsetAdjustmentBehavior == .never)
        #expect(view.indicatorStyle == .white)
        #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let picker: UIDatePicker = try self.view(
            """
            <datePicker minuteInterval="5" id="p"><date key="minimumDate" timeIntervalSinceReferenceDate="500"/>
            </datePicker>
            """)
        #expect(picker.minuteInterval == 5)
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 500))
    }

    @Test func `parts of controls have the colors of the file`() throws {
        let color = { (key: String) in "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>" }
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let toggle: UISwitch = try view("<switch id=\"s\">\(color("onTintColor"))</switch>")
        #expect(toggle.onTintColor == red)
        let slider: UISlider = try view("<slider id=\"s\">\(color("minimumTrackTintColor"))</slider>")
        #expect(slider.minimumTrackTintColor == red)
        let label: UILabel = try view(
            "<label id=\"l\">\(color("shadowColor"))<size key=\"shadowOffset\" width=\"2\" height=\"3\"/></label>")
        #expect(label.shadowColor == red)
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
    }

    @Test func `a color of the system follows the appearance`() throws {
        let label: UILabel = try view("<label id=\"l\"><color key=\"textColor\" systemColor=\"labelColor\"/></label>")
        let colors = [UIUserInterfaceStyle.light, .dark].map {
            label.textColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).cgColor
        }
        #expect(colors.first != colors.last)
    }

    /// Attributes of one name that code reads of objects whose rows don't have it: segues say how they present, and
    /// image views, states of buttons and items of bars that show only the layout have images and titles.
    private static let ofOtherObjects: Set<String> = [
        "backgroundImage", "image", "modalPresentationStyle", "modalTransitionStyle", "title",
    ]

    @Test func `no property with a row is set by code too`() throws {
        let named = Set(PropertyTables.all.compactMap(\.nib).flatMap(\.names))
        #expect(named.count > 80)
        let folder = PackageFolder.url("Sources/Facade/UIKit")
        let files = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        var read: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            guard text.contains("import LayoutSimInterfaceBuilder") else { continue }
            for match in text.matches(of: /\.(?:flag|number|text|option|color|image|size)\("(\w+)"/) {
                read.insert(String(match.output.1))
            }
        }
        #expect(read.count > 20)
        #expect(read.intersection(named).sorted() == Self.ofOtherObjects.sorted())
    }
}
