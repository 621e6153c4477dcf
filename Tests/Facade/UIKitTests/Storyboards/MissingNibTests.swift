import Foundation
import Testing

@testable import UIKit

/// Missing parts of a storyboard or nib end in UIKit's exception, with the file, the line and the class.
@MainActor @Suite struct MissingNibTests {
    /// Code that names a missing part.
    enum Missing: String, CaseIterable, Codable, Sendable {
        case storyboard, scene, segue, outlet, outletOfUnknownClass, nib, nibOfController, viewOutlet, creatorOfOther,
            cellIdentifier

        /// The expected contents of standard error.
        var words: [String] {
            switch self {
            case .storyboard:
                ["'NSInvalidArgumentException'", "Could not find a storyboard named 'Nowhere' in bundle NSBundle <"]
            case .scene:
                [
                    "'NSInvalidArgumentException'", "doesn't contain a view controller with identifier 'Nobody'",
                    "Trip.storyboard has no scene",
                ]
            case .segue:
                [
                    "'NSInvalidArgumentException'",
                    "Receiver (<UIKitFramesTests.TripDetailController>) has no segue with identifier 'nowhere'",
                    "Trip.storyboard has none in its scene (line ",
                ]
            case .outlet:
                [
                    "'NSUnknownKeyException'",
                    "[<UIKit.UIViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing.",
                    "LayoutSim: Trip.storyboard:1", "the outlet 'missing' is not a property of UIKit.UIViewController",
                ]
            case .outletOfUnknownClass:
                [
                    "Unknown class UIKitFramesTests.NoSuchController in Interface Builder file.",
                    "'NSUnknownKeyException'",
                    "for the key label.", "its class 'NoSuchController' is not in the program",
                ]
            case .nib, .nibOfController:
                [
                    "'NSInternalInconsistencyException'", "Could not load NIB in bundle: 'NSBundle <",
                    "(loaded)' with name 'Nowhere'",
                ]
            case .viewOutlet:
                ["'NSInternalInconsistencyException'", "loaded the \"Small\" nib but the view outlet was not set."]
            case .creatorOfOther:
                ["'NSInvalidArgumentException'", "of class UITabBarController", "TripDetailController"]
            case .cellIdentifier:
                [
                    "'NSInternalInconsistencyException'",
                    "unable to dequeue a cell with identifier Other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
                ]
            }
        }

        @MainActor func run() throws {
            let bundle = try TripStoryboard.bundle()
            let story = UIStoryboard(name: "Trip", bundle: bundle)
            let detail = story.instantiateViewController(withIdentifier: "Detail")
            switch self {
            case .storyboard: _ = UIStoryboard(name: "Nowhere", bundle: bundle)
            case .scene: _ = story.instantiateViewController(withIdentifier: "Nobody")
            case .segue: detail.performSegue(withIdentifier: "nowhere", sender: nil)
            case .outlet: story.instantiateViewController(withIdentifier: "Broken").loadViewIfNeeded()
            case .outletOfUnknownClass: story.instantiateViewController(withIdentifier: "Lost").loadViewIfNeeded()
            case .nib: _ = UINib(nibName: "Nowhere", bundle: bundle).instantiate(withOwner: nil)
            case .nibOfController: UIViewController(nibName: "Nowhere", bundle: bundle).loadViewIfNeeded()
            case .viewOutlet:
                let xib = """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="top"/></objects></document>
                    """
                let small = try TripStoryboard.bundle([("Small.xib", xib)])
                UIViewController(nibName: "Small", bundle: small).loadViewIfNeeded()
            case .creatorOfOther:
                let _: UITabBarController = story.instantiateViewController(identifier: "Detail")
            case .cellIdentifier:
                let list = story.instantiateViewController(withIdentifier: "List") as? UITableViewController
                _ = list?.tableView.dequeueReusableCell(withIdentifier: "Other", for: IndexPath(row: 0, section: 0))
            }
        }
    }

    @Test(arguments: Missing.allCases) func exceptions(_ code: Missing) async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [code = code as Missing] in
            try await code.run()
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        for word in code.words { #expect(text.contains(word), "\(text)") }
    }
}
