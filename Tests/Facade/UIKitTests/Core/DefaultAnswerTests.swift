import Foundation
import Testing

@testable import UIKit

/// The values of UIKit's objects before they are set, and after they are reset.
@MainActor @Suite struct DefaultAnswerTests {
    @Test func `a view that had recognizers has an empty list of them`() {
        let (view, tap) = (UIView(), UITapGestureRecognizer(target: nil, action: nil))
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [])
    }

    @Test func `a table without a data source has one section without rows`() {
        let table = UITableView()
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func `the anchors of a constraint equal those that it was made from`() {
        let (parent, view) = (UIView(), UIView())
        parent.addSubview(view)
        let constraint = view.topAnchor.constraint(equalTo: parent.bottomAnchor)
        #expect((constraint.firstAnchor as NSObject) == (view.topAnchor as NSObject))
        #expect(constraint.secondAnchor.map { $0 as NSObject } == (parent.bottomAnchor as NSObject))
        #expect((constraint.firstAnchor as NSObject) != (view.bottomAnchor as NSObject))
        let other = view.topAnchor.constraint(equalTo: parent.topAnchor)
        #expect(constraint.firstAnchor === other.firstAnchor && constraint.secondAnchor !== other.secondAnchor)
    }

    @Test func `an app's own operators for priorities come before UIKit's`() {
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251) && UIWindow.Level.alert - 1 < .alert)
        #expect(UILayoutPriority.required + Float(2) == UILayoutPriority(1000))
    }

    @Test func `an object has the implementation of a method that it has`() {
        let hasMethod = { (name: String) in unsafe UIView().method(for: NSSelectorFromString(name)) != nil }
        #expect(hasMethod("setNeedsLayout") && !hasMethod("unknown"))
    }

    @Test func `a picture without pixels has no context before iOS 17`() {
        var device = SimulatedDevice.current
        device.systemVersion = "16.4"
        SimulatedDevice.with(device) {
            UIGraphicsBeginImageContextWithOptions(.zero, false, 1)
            #expect(UIGraphicsGetCurrentContext() == nil)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
        UIGraphicsEndImageContext()
    }

    @Test(arguments: [UIColor.red, UIColor(white: 0.25, alpha: 0.5), UIColor(red: 1.2, green: 0, blue: 0.1, alpha: 1)])
    func `an archived color comes back`(_ color: UIColor) throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func `a document has the pages that were begun`() throws {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200))
        let data = renderer.pdfData { context in
            context.beginPage()
            "text".draw(at: .zero, withAttributes: [:])
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 10, height: 20), pageInfo: [:])
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.4\n"))
        #expect(text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [0 0 10 20]"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func `a responder takes the types of its paste configuration`() {
        let view = UIView()
        #expect(!view.canPaste([NSItemProvider(object: "a" as NSString)]))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        #expect(view.pasteConfiguration?.acceptableTypeIdentifiers == ["public.utf8-plain-text"])
    }
}

extension UILayoutPriority {
    /// An operator with the same types as one of UIKit's, as some packages declare.
    fileprivate static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
        UILayoutPriority(min(1000, left.rawValue + right))
    }
}
