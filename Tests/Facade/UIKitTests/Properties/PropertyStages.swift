import QuartzCore

@testable import UIKit

/// The stages of UIKit's classes.
@MainActor enum PropertyStages {
    /// How an object of a class is put on a stage.
    struct Entry {
        let type: AnyClass
        /// The device on which it is shown; `nil` for the one of all tests.
        var device: (@MainActor () -> SimulatedDevice)?
        let make: @MainActor () -> PropertyStage
    }

    static let all: [Entry] =
        views + controls + texts + lists + bars + controllers + layers + motions + touches + menus + places + drawings
        + settings + tablets + landscapes + enlargements + pages + states + rows + turned + uses + calendars + scenes
        + services + interactions
        + movers

    static func staged<Object: AnyObject>(
        _ type: Object.Type, _ make: @escaping @MainActor () -> PropertyStage
    ) -> Entry {
        Entry(type: type, make: make)
    }

    static var star: UIImage { UIImage(systemName: "star") ?? UIImage() }

    /// A view with a background and a label at its margins.
    static func box() -> UIView {
        let box = UIView()
        box.backgroundColor = .yellow
        let label = UILabel()
        label.text = "inside"
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            label.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
        ])
        return box
    }

    private static let views: [Entry] = [
        staged(UIView.self) { PropertyStage(box()) },
        staged(UIImageView.self) { PropertyStage(UIImageView(image: star)) },
        staged(UIImageView.self) {
            let view = UIImageView(image: star)
            view.highlightedImage = UIImage(systemName: "heart")
            return PropertyStage(view)
        },
        staged(UIStackView.self) {
            let words = ["one", "two of them"].map { text in
                let label = UILabel()
                (label.text, label.numberOfLines) = (text, 0)
                return label
            }
            return PropertyStage(UIStackView(arrangedSubviews: words))
        },
        staged(UIVisualEffectView.self) { PropertyStage(UIVisualEffectView(effect: UIBlurEffect(style: .light))) },
        staged(UIScrollView.self) {
            let view = UIScrollView()
            let inner = box()
            inner.frame = CGRect(x: 0, y: 0, width: 500, height: 700)
            view.addSubview(inner)
            view.contentSize = inner.frame.size
            return PropertyStage(view, frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        },
        staged(UILayoutGuide.self) {
            let (view, guide) = (box(), UILayoutGuide())
            view.addLayoutGuide(guide)
            return PropertyStage(guide, in: view)
        },
        staged(NSLayoutConstraint.self) {
            let view = box()
            let constraint = view.subviews[0].widthAnchor.constraint(equalToConstant: 90)
            view.subviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
            constraint.priority = .defaultLow
            constraint.isActive = true
            return PropertyStage(constraint, in: view)
        },
        staged(UIContentUnavailableView.self) {
            var content = UIContentUnavailableConfiguration.empty()
            (content.text, content.image) = ("Nothing", star)
            return PropertyStage(UIContentUnavailableView(configuration: content))
        },
        staged(UIWindow.self) {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            return PropertyStage(UIWindow(), on: controller)
        },
    ]

    private static let controls: [Entry] = [
        staged(UIControl.self) { PropertyStage(UIControl()) },
        staged(UIButton.self) {
            let button = UIButton(type: .system)
            button.setTitle("Go on", for: .normal)
            button.setImage(star, for: .normal)
            return PropertyStage(button)
        },
        staged(UIButton.self) {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Go on"
            return PropertyStage(UIButton(configuration: configuration, primaryAction: nil))
        },
        staged(UISwitch.self) { PropertyStage(UISwitch()) },
        staged(UISwitch.self) {
            let view = UISwitch()
            view.isOn = true
            return PropertyStage(view)
        },
        staged(UISlider.self) { PropertyStage(UISlider()) },
        staged(UISlider.self) {
            let slider = UISlider()
            slider.value = 0.5
            return PropertyStage(slider)
        },
        staged(UIStepper.self) { PropertyStage(UIStepper()) },
        staged(UIProgressView.self) {
            let view = UIProgressView()
            view.progress = 0.5
            return PropertyStage(view)
        },
        staged(UIPageControl.self) {
            let control = UIPageControl()
            (control.numberOfPages, control.currentPage) = (3, 1)
            return PropertyStage(control)
        },
        staged(UIPageControl.self) {
            let control = UIPageControl()
            control.numberOfPages = 1
            return PropertyStage(control)
        },
        staged(UISegmentedControl.self) {
            let control = UISegmentedControl(items: ["one", "and two"])
            control.selectedSegmentIndex = 0
            return PropertyStage(control)
        },
        staged(UIActivityIndicatorView.self) {
            let view = UIActivityIndicatorView()
            view.startAnimating()
            return PropertyStage(view)
        },
        staged(UIActivityIndicatorView.self) { PropertyStage(UIActivityIndicatorView()) },
        staged(UIDatePicker.self) {
            let picker = UIDatePicker()
            picker.date = Date(timeIntervalSinceReferenceDate: 0)
            return PropertyStage(picker)
        },
        staged(UIDatePicker.self) {
            let picker = UIDatePicker()
            picker.date = Date(timeIntervalSinceReferenceDate: 0)
            picker.preferredDatePickerStyle = .wheels
            return PropertyStage(picker)
        },
        staged(UIPickerView.self) { PropertyStage(UIPickerView()) },
        staged(UIColorWell.self) { PropertyStage(UIColorWell()) },
        staged(UICalendarView.self) { PropertyStage(UICalendarView()) },
        staged(UIRefreshControl.self) {
            let (view, control) = (UIScrollView(), UIRefreshControl())
            view.refreshControl = control
            control.beginRefreshing()
            return PropertyStage(control, in: view)
        },
    ]

    private static let texts: [Entry] = [
        staged(UILabel.self) {
            let label = UILabel()
            (label.text, label.numberOfLines) = ("words that need more than a single line of the label", 2)
            return PropertyStage(label)
        },
        staged(UILabel.self) {
            let label = UILabel()
            label.text = "words that need more than a single line of the label"
            label.shadowColor = .red
            label.adjustsFontSizeToFitWidth = true
            return PropertyStage(label)
        },
        staged(UITextField.self) {
            let field = UITextField()
            field.text = "words"
            return PropertyStage(field)
        },
        staged(UITextField.self) {
            let field = UITextField()
            field.placeholder = "Name"
            field.leftView = UIImageView(image: star)
            field.rightView = UIImageView(image: star)
            return PropertyStage(field)
        },
        staged(UITextView.self) {
            let view = UITextView()
            view.text = "words that need more than a single line, and 555-0199"
            return PropertyStage(view)
        },
        staged(NSShadow.self) {
            let (label, shadow) = (UILabel(), NSShadow())
            (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 1), 2)
            return styled(label, shadow) { [.shadow: shadow] }
        },
        staged(NSMutableParagraphStyle.self) {
            let (label, style) = (UILabel(), NSMutableParagraphStyle())
            return styled(label, style) { [.paragraphStyle: style.copy()] }
        },
        staged(NSTextAttachment.self) {
            let (label, attachment) = (UILabel(), NSTextAttachment(image: star))
            let controller = UIViewController()
            label.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
            controller.view.addSubview(label)
            return PropertyStage(attachment, on: controller) {
                label.attributedText = NSAttributedString(attachment: attachment)
            }
        },
    ]

    private static func styled(
        _ label: UILabel, _ object: AnyObject, _ attributes: @escaping () -> [NSAttributedString.Key: Any]
    ) -> PropertyStage {
        let controller = UIViewController()
        label.numberOfLines = 0
        label.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
        controller.view.addSubview(label)
        return PropertyStage(object, on: controller) {
            label.attributedText = NSAttributedString(
                string: "words of a text\n\tin two paragraphs, one of which is longer", attributes: attributes())
        }
    }
}
