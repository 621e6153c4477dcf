import Foundation
@testable import LayoutSimUIKitArithmetic
import Testing

/// The Info.plist of an app.
@Suite struct AppInfoTests {
    private static func list(_ entries: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    }

    @Test func `an app's list has the variables of its project`() throws {
        let folder = try FilledFolder([
            "Kit/Info.plist": Self.list("<key>CFBundleName</key><string>Kit</string>"),
            "App/Sub/Info.plist": Self.list(
                """
                <key>UILaunchScreen</key><dict/><key>CFBundleName</key><string>$(PRODUCT_NAME) ${SUFFIX}</string>
                <key>List</key><array><string>$(NONE)-$(TARGET_NAME:upper)</string><integer>7</integer></array>
                """),
            "App/.layoutsim/project.json": #"{"variables": {"SUFFIX": "Two", "MARKETING_VERSION": "3.4"}}"#,
        ])
        defer { folder.remove() }
        let lists = ["Kit", "App/Sub"].map { "\(folder.path)/\($0)/Info.plist" }
        let values = AppInfo(module: "App", bundleIdentifier: "app.own", plists: lists).values
        #expect(values["CFBundleName"] as? String == "App Two")
        #expect(values["CFBundleIdentifier"] as? String == "app.own")
        #expect(values["CFBundleVersion"] as? String == "1")
        let list = values["List"] as? [Any]
        #expect(list?.first as? String == "-App" && list?.last as? Int == 7)
    }

    @Test func `an app without a list has the keys that Xcode adds`() {
        let values = AppInfo(module: "App", bundleIdentifier: nil, plists: ["/none/Info.plist"]).values
        #expect(values["CFBundleName"] as? String == "App" && values["CFBundleIdentifier"] as? String == "App")
        #expect(values["CFBundlePackageType"] as? String == "APPL" && values.count == 6)
    }

    @Test func `variables are those of the nearest project above a file`() throws {
        let folder = try FilledFolder([
            ".layoutsim/project.json": #"{"variables": {"A": "1"}}"#, "Sub/.layoutsim/project.json": "{}",
        ])
        defer { folder.remove() }
        #expect(ProjectVariables.near(folder.path + "/Other/Deep/Info.plist") == ["A": "1"])
        #expect(ProjectVariables.near(folder.path + "/Sub/Info.plist") == [:])
        #expect(ProjectVariables.near("/none/Info.plist") == [:])
    }
}
