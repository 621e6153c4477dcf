import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Writing objects to archives and reading them back.
@MainActor @Suite struct ArchiveTests {
    private func copy<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
    }

    @Test(arguments: [
        UIFont.systemFont(ofSize: 13), .boldSystemFont(ofSize: 9.5), .italicSystemFont(ofSize: 20),
        .monospacedDigitSystemFont(ofSize: 11, weight: .heavy), .preferredFont(forTextStyle: .title2),
        UIFont(name: "HelveticaNeue-Bold", size: 17) ?? .systemFont(ofSize: 1),
    ])
    func fonts(_ font: UIFont) throws {
        #expect(try copy(font) == font)
    }

    @Test func paragraphStylesAreReadAsTheyWere() throws {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.headIndent, style.alignment) = (4, 7, .center)
        (style.lineBreakMode, style.hyphenationFactor) = (.byTruncatingMiddle, 0.5)
        #expect(try copy(style) == style)
    }

    @Test func pathsAreReadWithTheirPen() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40))
        path.addLine(to: .zero)
        path.lineWidth = 3
        path.usesEvenOddFillRule = true
        #expect(try copy(path) == path)
    }

    @Test func shadowsAndPicturesAreRead() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
        shadow.shadowColor = UIColor.red
        #expect(try copy(shadow)?.shadowOffset == shadow.shadowOffset)
        #expect(try copy(shadow)?.shadowColor as? UIColor == .red)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in }
        let read = try copy(picture)
        #expect(read?.size == picture.size)
        #expect(read?.scale == 2)
    }

    @Test func viewsAreReadWithTheirSubviews() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        (view.tag, view.alpha, view.backgroundColor) = (7, 0.5, .red)
        let label = UILabel(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
        (label.text, label.numberOfLines, label.textAlignment) = ("word", 2, .right)
        label.isHidden = true
        view.addSubview(label)
        let read = try #require(try copy(view))
        #expect(read.frame == view.frame)
        #expect((read.tag, read.alpha, read.backgroundColor) == (7, 0.5, .red))
        let inner = try #require(read.subviews.first as? UILabel)
        #expect(inner.frame == label.frame)
        #expect((inner.text, inner.numberOfLines, inner.textAlignment) == ("word", 2, .right))
        #expect(inner.isHidden)
    }

    @Test func `dashes of paths are read`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
        unsafe path.setLineDash([3, 1], count: 2, phase: 2)
        #expect(try copy(path) == path)
    }

    /// Views with settings of their classes, which a copy has as well.
    @Test func `properties of every class are read`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        (field.text, field.placeholder, field.borderStyle) = ("a", "Name", .roundedRect)
        field.keyboardType = .emailAddress
        field.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let read = try #require(try copy(field))
        #expect((read.text, read.placeholder, read.borderStyle) == ("a", "Name", .roundedRect))
        #expect(read.keyboardType == .emailAddress && read.layoutMargins == field.layoutMargins)

        let stack = UIStackView(arrangedSubviews: [UISwitch(), UIProgressView()])
        (stack.axis, stack.spacing, stack.distribution) = (.vertical, 7, .equalSpacing)
        (stack.arrangedSubviews[0] as? UISwitch)?.isOn = true
        (stack.arrangedSubviews[1] as? UIProgressView)?.progress = 0.25
        let copied = try #require(try copy(stack))
        #expect((copied.axis, copied.spacing, copied.distribution) == (.vertical, 7, .equalSpacing))
        #expect((copied.arrangedSubviews.first as? UISwitch)?.isOn == true)
        #expect((copied.arrangedSubviews.last as? UIProgressView)?.progress == 0.25)
    }

    @Test func `attributed texts are read with their runs`() throws {
        let text = NSMutableAttributedString(string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        text.addAttributes([.foregroundColor: UIColor.red, .kern: 2], range: NSRange(location: 4, length: 3))
        let label = UILabel()
        label.attributedText = text
        #expect(try copy(label)?.attributedText == label.attributedText)
    }

    @Test func `what cells contain is read into the content view`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessoryType = .checkmark
        let label = UILabel()
        label.text = "inside"
        cell.contentView.addSubview(label)
        let read = try #require(try copy(cell))
        #expect(read.accessoryType == .checkmark)
        #expect(read.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["inside"])
    }

    /// Constraints between views, a guide and the safe area; those that no one asked to archive are left out.
    @Test func `constraints that are to be archived are read`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (box, guide) = (UIView(), UILayoutGuide())
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        view.addLayoutGuide(guide)
        let kept = [
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 9),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 20),
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
            guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalToConstant: 30),
        ]
        kept.forEach { $0.shouldBeArchived = true }
        kept[5].priority = .defaultHigh
        let left = box.heightAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate(kept + [left])
        let read = try #require(try copy(view))
        read.layoutIfNeeded()
        #expect(read.subviews.first?.frame == CGRect(x: 11, y: 9, width: 20, height: 30))
        #expect(read.layoutGuides.first?.layoutFrame.width == 50)
    }
}
