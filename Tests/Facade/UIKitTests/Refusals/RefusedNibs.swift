import Foundation
import UIKit

extension Refusal {
    /// Nibs that a list registers, and that do not consist of its view.
    static var ofNibs: [Refusal] {
        let words = { (identifier: String, type: String) in
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(type) instance"
        }
        return [
            Refusal("nib without a header", inconsistency, words("header", "UITableViewHeaderFooterView")) {
                let table = ListOfThree().table
                table.register(nib(["view"]), forHeaderFooterViewReuseIdentifier: "header")
                _ = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            },
            Refusal("nib of two rows", inconsistency, words("rows", "UITableViewCell")) {
                let table = ListOfThree().table
                table.register(nib(["tableViewCell", "tableViewCell"]), forCellReuseIdentifier: "rows")
                _ = table.dequeueReusableCell(withIdentifier: "rows")
            },
            Refusal("nib of two items", inconsistency, words("items", "UICollectionReusableView")) {
                let collection = ListOfThree().collection
                collection.register(
                    nib(["collectionViewCell", "collectionViewCell"]), forCellWithReuseIdentifier: "items")
                _ = collection.dequeueReusableCell(withReuseIdentifier: "items", for: .first(0))
            },
        ]
    }

    /// Returns a nib of top objects with the names of their elements.
    @MainActor private static func nib(_ elements: [String]) -> UINib {
        let objects = elements.enumerated().map { number, element in
            "<\(element) id=\"o\(number)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"40\"/></\(element)>"
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects.joined())</objects></document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }
}
