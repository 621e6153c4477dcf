import Foundation
import Testing
import UIKit

/// Controls send registered actions, and have the system's sizes.
@MainActor struct ControlTests {
    @Test func actionsAreSentInOrderOfRegistration() {
        let control = UIControl()
        var sent: [Int] = []
        let first = UIAction { _ in sent.append(1) }
        control.addAction(first, for: .touchUpInside)
        control.addAction(UIAction { _ in sent.append(2) }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        #expect(sent == [1, 2])
        control.removeAction(first, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(sent == [1, 2, 2])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    }

    @Test func controlsHaveTheSizesOfTheSystem() {
        #expect(UISwitch().bounds.size == CGSize(width: 63, height: 28))
        #expect(UIStepper(frame: CGRect(x: 5, y: 6, width: 1, height: 1)).frame.size == CGSize(width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
        #expect(UIProgressView().intrinsicContentSize.height == 4)
        let bar = UIProgressView(progressViewStyle: .bar)
        #expect(bar.intrinsicContentSize.height == 2.5 && bar.frame.height == 2.5)
        bar.progressViewStyle = .default
        #expect(bar.intrinsicContentSize.height == 4)
    }

    @Test(
        arguments: [
            (UIButton.Configuration.TitleAlignment.automatic, nil, false, NSTextAlignment.natural),
            (.automatic, .right, false, .right), (.automatic, .right, true, .center), (.center, .right, false, .center),
            (.leading, nil, true, .left), (.trailing, nil, false, .right),
        ] as [(UIButton.Configuration.TitleAlignment, NSTextAlignment?, Bool, NSTextAlignment)])
    func `lines of a title stand as the configuration says, else as code says`(
        _ alignment: UIButton.Configuration.TitleAlignment, _ own: NSTextAlignment?, _ hasImageAbove: Bool,
        _ shown: NSTextAlignment
    ) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Go on"
        configuration.titleAlignment = alignment
        configuration.imagePlacement = .top
        let button = UIButton(configuration: configuration)
        if let own { button.titleLabel?.textAlignment = own }
        configuration.image = hasImageAbove ? UIImage(systemName: "star") : nil
        button.configuration = configuration
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textAlignment == shown)
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.mini, 5, 10), (.small, 5, 10), (.medium, 7, 12), (.large, 15, 20),
    ])
    func configurationsOfEverySizeHaveTheInsetsOfTheSystem(
        size: UIButton.Configuration.Size, vertical: CGFloat, horizontal: CGFloat
    ) {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        #expect(
            configuration.contentInsets
                == NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }

    @Test func `the picture behind a title aligns its button, the one beside it does not`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            .withAlignmentRectInsets(insets)
        let button = UIButton()
        button.setImage(image, for: .normal)
        #expect(button.alignmentRectInsets == .zero)
        button.setBackgroundImage(image, for: .normal)
        #expect(button.alignmentRectInsets == insets)
    }

    @Test func buttonsOfEveryClassAreMadeOfAType() {
        final class Special: UIButton {
            let number: Int
            init(number: Int) {
                self.number = number
                super.init(frame: .zero)
            }
            override init(frame: CGRect) {
                number = 7
                super.init(frame: frame)
            }
            required init?(coder: NSCoder) {
                number = 0
                super.init(coder: coder)
            }
        }
        #expect(Special(type: .system).number == 7)
        #expect(Special(type: .system).buttonType == .system)
        let button = UIButton(type: .custom)
        button.setTitle("One", for: .normal)
        button.setTitle("Two", for: .selected)
        #expect(button.titleLabel?.text == "One")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Two")
        #expect(UITableView().style == .plain)
    }

    @Test func `a configuration takes the title and the picture that are set`() {
        let button = UIButton(configuration: .gray())
        button.setTitle("One", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.currentTitle == "One" && button.titleLabel?.text == "One")
        #expect(button.configuration?.title == "One" && button.configuration?.image != nil)
        button.configuration?.title = "Two"
        #expect(button.titleLabel?.text == "Two")
    }

    @Test func completionsWithoutAnimationsRunAtOnce() {
        var isDone = false
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1, animations: {}, completion: { _ in isDone = true })
        }
        #expect(isDone)
    }
}
