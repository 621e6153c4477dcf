import Foundation
import UIKit

/// Measures turning scenes of a storyboard into view controllers with their views.
enum SceneSpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "scenes") { try MainActor.assumeIsolated { try figures() } }
    }

    @MainActor private static func figures() throws -> [Figure] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "LayoutSimBenchmarks-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try storyboard.write(to: folder.appending(path: "Main.storyboard"), atomically: true, encoding: .utf8)
        guard let bundle = Bundle(path: folder.path) else { return [] }
        let time = Timing.median {
            let storyboard = UIStoryboard(name: "Main", bundle: bundle)
            for number in 0..<100 {
                storyboard.instantiateViewController(withIdentifier: "Scene\(number)").loadViewIfNeeded()
            }
        }
        return [
            Figure(label: "100 scenes with their views, file included", value: time / 1e6, quantity: "s", goal: 0.1)
        ]
    }

    private static var storyboard: String {
        let scenes = (0..<100).map(scene).joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>\(scenes)</scenes>
            </document>
            """
    }

    /// Returns a form: a title, two fields, a button and a picture, stacked vertically by constraints.
    private static func scene(_ number: Int) -> String {
        let views = [
            "<label text=\"Scene \(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l-\(number)\"/>",
            "<textField placeholder=\"Name\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"f-\(number)\"/>",
            "<textField placeholder=\"Mail\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"m-\(number)\"/>",
            "<button buttonType=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b-\(number)\">"
                + "<state key=\"normal\" title=\"Sign Up\"/></button>",
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"p-\(number)\"/>",
        ]
        let ids = ["l", "f", "m", "b", "p"].map { "\($0)-\(number)" }
        let safe = "s-\(number)"
        let constraints = ids.enumerated().map { place, id in
            let (above, edge) = place == 0 ? (safe, "top") : (ids[place - 1], "bottom")
            return constraint(id, "top", above, edge, 12) + constraint(id, "leading", safe, "leading", 20)
                + constraint(safe, "trailing", id, "trailing", 20)
        }
        return """
            <scene sceneID="sc-\(number)"><objects>
            <viewController storyboardIdentifier="Scene\(number)" id="c-\(number)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v-\(number)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views.joined())</subviews>
            <viewLayoutGuide key="safeArea" id="\(safe)"/>
            <constraints>\(constraints.joined())</constraints>
            </view></viewController></objects></scene>
            """
    }

    private static func constraint(
        _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
    ) -> String {
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(other)" constant="\(constant)" id="k-\(first)-\(attribute)-\(second)"/>
        """
    }
}
