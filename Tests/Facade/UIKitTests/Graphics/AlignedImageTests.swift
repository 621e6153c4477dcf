import Foundation
import Testing
import UIKit

/// Images whose alignment rectangle is not their frame.
@MainActor @Suite struct AlignedImageTests {
    /// Returns a bundle with an image of 60 × 40 pixels at 2x, by the name `box`, whose set has further members.
    private func bundle(_ members: String) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let set = folder.appendingPathComponent("A.xcassets/box.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let contents = #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png"\#(members)}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 40, height: 20))
        }
        try #require(picture.pngData()).write(to: set.appendingPathComponent("b.png"))
        return try #require(Bundle(path: folder.path))
    }

    private static let insets = #", "alignment-insets": {"top": 8, "left": 10, "bottom": 12, "right": 10}"#

    @Test func `an image set's insets and caps are those of its image`() throws {
        let caps =
            #", "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 20, "right": 18}, "#
            + #""center": {"mode": "tile", "width": 1}}"#
        let image = try #require(UIImage(named: "box", in: bundle(Self.insets + caps), compatibleWith: nil))
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 5))
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 9))
        #expect(image.resizingMode == .stretch)
    }

    /// As with the shadow of a button in thumbtack/thumbprint-ios, which is 44 points high.
    @Test func `a picture of a shadow does not make its view larger`() throws {
        final class Low: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 12) }
        }
        let image = try #require(UIImage(named: "box", in: bundle(Self.insets), compatibleWith: nil))
        let (low, shadow) = (Low(), UIImageView(image: image))
        shadow.translatesAutoresizingMaskIntoConstraints = false
        low.addSubview(shadow)
        NSLayoutConstraint.activate([
            shadow.topAnchor.constraint(equalTo: low.topAnchor),
            shadow.bottomAnchor.constraint(equalTo: low.bottomAnchor),
            shadow.leadingAnchor.constraint(equalTo: low.leadingAnchor),
            shadow.trailingAnchor.constraint(equalTo: low.trailingAnchor),
        ])
        #expect(low.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 12)
        low.frame = CGRect(x: 0, y: 0, width: 50, height: 12)
        low.layoutIfNeeded()
        #expect(shadow.frame == CGRect(x: -5, y: -4, width: 60, height: 22))
    }

    /// Tinder/Layout on iOS 26: the view in a room 200 points high has the frame 20, 130, 353 × 198.667.
    @Test func `an image view of a symbol is aligned by a line of text`() {
        let view = UIImageView(image: .checkmark)
        #expect(view.image?.size.height == 19)
        view.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        root.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 130),
            view.heightAnchor.constraint(equalToConstant: 200),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -20),
        ])
        window.layoutIfNeeded()
        let insets = UIImage.checkmark.alignmentRectInsets
        #expect(insets.top < 0 && insets.bottom < 0 && insets.left == 0)
        #expect(abs(view.frame.height - (200 + insets.top + insets.bottom)) < 0.01)
        #expect(abs(view.frame.minY - (130 - insets.top)) < 0.01)
        if UIScreen.main.scale == 3 { #expect(abs(view.frame.height - 198.667) < 0.01) }
        #expect(view.intrinsicContentSize.height > 20)
        #expect(UIButton.systemButton(with: .checkmark, target: nil, action: nil).alignmentRectInsets == .zero)
    }

    @Test func `the label of a system button is in whole points`() {
        let button = UIButton(type: .system)
        button.setTitle("Layout", for: .normal)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let frame = button.titleLabel?.frame ?? .zero
        #expect(frame.size == CGSize(width: frame.width.rounded(), height: frame.height.rounded()))
        #expect(frame.minX == 0 && frame.width == button.bounds.width)
    }
}
