import Foundation
import Testing

@testable import UIKit

private final class NibOwner: UIViewController {}
private final class SmallCard: UIViewController {}

/// Xibs in bundles create views for their owners, for controllers and for lists.
@Suite @MainActor struct NibTests {
    private static func xib(_ views: String, owner: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="22684">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(views)</objects></document>
        """
    }

    private static let view = """
        <view id="top" tag="3"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
        """
    private static let cell = """
        <tableViewCell id="cell" tag="4" reuseIdentifier="Other"><rect key="frame" x="0.0" y="0.0" width="320" height="70"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="320" height="70"/>
        </tableViewCellContentView></tableViewCell>
        """
    private static let ownView = "<outlet property=\"view\" destination=\"top\" id=\"o1\"/>"

    private func bundle() throws -> Bundle {
        try TripStoryboard.bundle([
            ("Small.xib", Self.xib(Self.view)), ("Owned.xib", Self.xib(Self.view, owner: Self.ownView)),
            ("SmallCard.xib", Self.xib(Self.view, owner: Self.ownView)),
            ("NibOwner.xib", Self.xib(Self.view, owner: Self.ownView)), ("Row.xib", Self.xib(Self.cell)),
        ])
    }

    @Test func `what a nib gives lives until the main queue goes on`() throws {
        weak var view: UIView?
        view = try UINib(nibName: "Small", bundle: bundle()).instantiate(withOwner: nil).first as? UIView
        #expect(view != nil)
    }

    @Test func `a nib gives its top views`() throws {
        let bundle = try bundle()
        let views = UINib(nibName: "Small", bundle: bundle).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        #expect(views.map(\.tag) == [3])
        #expect(views.first?.bounds.size == CGSize(width: 200, height: 100))
        #expect(bundle.loadNibNamed("Small", owner: nil)?.count == 1)
        let data = UINib(data: Data(Self.xib(Self.view).utf8), bundle: bundle)
        #expect(data.instantiate(withOwner: nil).count == 1)
    }

    @Test func `the view of a controller comes from the nib of its name`() throws {
        let bundle = try bundle()
        for controller in [
            NibOwner(nibName: "Owned", bundle: bundle), NibOwner(nibName: nil, bundle: bundle),
            SmallCard(nibName: nil, bundle: bundle),
        ] { #expect(controller.view.tag == 3) }
        #expect(UIViewController(nibName: nil, bundle: bundle).view.tag == 0)
    }

    @Test func `cells come from registered nibs`() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UINib(nibName: "Row", bundle: try bundle()), forCellReuseIdentifier: "Row")
        let cell = table.dequeueReusableCell(withIdentifier: "Row", for: IndexPath(row: 0, section: 0))
        #expect(cell.tag == 4)
        #expect(cell.reuseIdentifier == "Row")
    }
}
