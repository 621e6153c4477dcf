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
}
