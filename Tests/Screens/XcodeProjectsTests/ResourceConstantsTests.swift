import Testing

@testable import LayoutSimXcodeProjects

@Suite struct ResourceConstantsTests {
    private static let storyboard = """
        <document initialViewController="1"><scenes>
          <scene><objects><tableViewController id="1" customClass="CartController"><view><subviews>
            <tableViewCell reuseIdentifier="Row" customClass="CartCell"/>
          </subviews></view><connections><segue destination="2" kind="show" identifier="show-item"/></connections>
          </tableViewController></objects></scene>
          <scene><objects><viewController id="2" storyboardIdentifier="Item"/></objects></scene>
        </scenes></document>
        """
    private static let files = [
        "Shop/A.swift": "import SwiftUI", "Shop/en.lproj/Localizable.strings": #""cart.title" = "Cart"; "OK" = "OK";"#,
        "Shop/Assets.xcassets/brand.colorset/Contents.json": "{}",
        "Shop/Assets.xcassets/icon_cell.imageset/Contents.json": "{}",
        "Shop/Assets.xcassets/Icons/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
        "Shop/Assets.xcassets/Icons/arrow-left.imageset/Contents.json": "{}",
        "Shop/Main.storyboard": storyboard, "Shop/photo@2x.png": "", "Shop/answer.json": "{}",
        "Shop/Row.xib": """
        <document><objects><tableViewCell reuseIdentifier="Row" customClass="CartCell"/></objects></document>
        """,
    ]

    private func plan(_ sources: [String]) throws -> (folder: ProjectFolder, plan: PackagePlan) {
        var text = ProjectText()
        text.target(
            "Shop", sources: sources,
            resources: [
                "Shop/en.lproj/Localizable.strings", "Shop/Assets.xcassets", "Shop/Main.storyboard", "Shop/Row.xib",
                "Shop/photo@2x.png", "Shop/answer.json",
            ])
        let folder = try ProjectFolder(Self.files.merging(["Shop.xcodeproj/project.pbxproj": text.text]) { $1 })
        return (folder, try folder.plan())
    }

    @Test(arguments: [
        ("cart.title", "cartTitle"), ("OK", "oK"), ("icon_cell", "icon_cell"), ("24-hours", "hours"),
        ("default", "`default`"), ("photo 1", "photo1"),
    ])
    func `names are those of R.swift`(name: String, member: String) {
        #expect(ResourceIdentifier.member(name) == member)
    }

    @Test func `a target that lists the constants of its resources has them`() throws {
        let (folder, plan) = try plan(["Shop/A.swift", "Shop/R.generated.swift"])
        #expect(folder.inner(plan.links.map(\.path)) == ["LayoutSimLinks/Shop/R.generated.swift"])
        let text = try #require(plan.links.first?.text)
        for line in [
            #"static let cartTitle = RText(key: "cart.title", tableName: "Localizable")"#,
            #"static let brand = RColor(name: "brand")"#, #"static let icon_cell = RImage(name: "icon_cell")"#,
            #"static let photo = RImage(name: "photo")"#, #"static let arrowLeft = RImage(name: "Icons/arrow-left")"#,
            #"static let answerJson = RFile(filename: "answer.json")"#,
            #"static let row = RNib<CartCell>(name: "Row", identifier: "Row")"#,
            #"static let row = RReuseIdentifier<CartCell>(identifier: "Row")"#,
            #"var item: RScene<UIViewController> { RScene(storyboard: name, identifier: "Item") }"#,
            #"static let showItem = RSegue<CartController, UIViewController>(identifier: "show-item")"#,
            "typealias Initial = CartController", "enum cartController {", "extension SwiftUI.Image {",
        ] { #expect(text.contains(line), "\(line)") }
        #expect(plan.notes.contains { $0.hasSuffix("R.generated.swift is not here and is made as R.swift makes it") })
    }

    @Test func `a target that does not list them has none`() throws {
        let (_, plan) = try plan(["Shop/A.swift"])
        #expect(plan.links.isEmpty)
    }
}
