import LayoutSimErrors
import LayoutSimJSON
@testable import LayoutSimXcodeProjects
import Testing

@Suite struct ProjectFactsTests {
    private func facts(_ settings: String, list: String? = nil) throws -> ProjectFacts {
        var text = ProjectText()
        text.target(
            "Shop", sources: ["A.swift"], settings: settings + (list == nil ? "" : "INFOPLIST_FILE = Info.plist;"))
        let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": text.text, "A.swift": ""])
        if let list { try folder.write("<plist><dict>\(list)</dict></plist>", to: "Info.plist") }
        let project = try folder.project()
        return try ProjectFacts(of: project.targets[0], in: project)
    }

    @Test func `build settings describe the app`() throws {
        let facts = try facts(
            """
            IPHONEOS_DEPLOYMENT_TARGET = 16.4; TARGETED_DEVICE_FAMILY = "1,2"; PRODUCT_BUNDLE_IDENTIFIER = com.example.shop;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = UIInterfaceOrientationPortrait;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
            INFOPLIST_KEY_UILaunchScreen_Generation = YES; INFOPLIST_KEY_UIRequiresFullScreen = YES;
            INFOPLIST_KEY_UIUserInterfaceStyle = Dark; INFOPLIST_KEY_UIMainStoryboardFile = Main;
            """)
        #expect(facts.product == "Shop")
        #expect(facts.bundleIdentifier == "com.example.shop")
        #expect(facts.oldestSystem == 16)
        #expect(facts.families == [.phone, .pad])
        #expect(facts.phoneOrientations == [.portrait])
        #expect(facts.padOrientations == [.portrait, .landscapeLeft])
        #expect(facts.hasLaunchScreen && facts.requiresFullScreen)
        #expect(facts.interfaceStyle == "Dark")
        #expect(facts.mainStoryboard == "Main")
        #expect(facts.localizations == ["en", "de"])
    }

    @Test func `the Info plist describes the app`() throws {
        let facts = try facts(
            "FONT = Brand;",
            list: """
                <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationLandscapeRight</string></array>
                <key>UISupportedInterfaceOrientations~ipad</key><array><string>UIInterfaceOrientationPortrait</string></array>
                <key>UILaunchStoryboardName</key><string>Launch.storyboard</string>
                <key>UIAppFonts</key><array><string>$(FONT).ttf</string></array>
                <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
                <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>First</string></dict></array>
                </dict></dict>
                """)
        #expect(facts.phoneOrientations == [.landscapeRight])
        #expect(facts.padOrientations == [.portrait])
        #expect(facts.launchStoryboard == "Launch" && facts.hasLaunchScreen)
        #expect(facts.fonts == ["Brand.ttf"])
        #expect(facts.variables == ["FONT": "Brand"])
        #expect(facts.mainStoryboard == "First")
        #expect(facts.families == [.phone])
    }

    @Test func `JSON has all facts`() throws {
        var facts = ProjectFacts(product: "Shop")
        (facts.deploymentTarget, facts.families, facts.phoneOrientations) = ("9.0", [.pad], [.landscapeLeft])
        (facts.padOrientations, facts.requiresFullScreen, facts.interfaceStyle) = ([.portrait], true, "Light")
        (facts.hasLaunchScreen, facts.launchStoryboard, facts.mainStoryboard) = (true, "L", "M")
        (facts.bundleIdentifier, facts.developmentLanguage) = ("b", "de")
        (facts.localizations, facts.fonts, facts.variables) = (["de", "fr"], ["a.ttf"], ["A": "b"])
        let text = facts.json.indented
        #expect(try ProjectFacts(JSONDocument(parsing: Array(text.utf8), file: "f").root) == facts)
    }
}
