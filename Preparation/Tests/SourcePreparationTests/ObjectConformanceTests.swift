import Testing

@testable import SourcePreparation

@Suite struct ObjectConformanceTests {
    private static let added = "extension Foundation.NotificationCenter: P {}"

    @Test(arguments: [
        "protocol P {}", "protocol P: AnyObject { var a: Int { get } }\nextension P { var a: Int { 1 } }",
        "public protocol P { func b() }\nextension P { public func b() {} }",
    ]) func `what all objects get, classes of Foundation that are none here get, too`(_ declarations: String) {
        let text = prepared(declarations + "\nextension NSObject: P {}")
        #expect(text.contains(Self.added) && text.contains("extension Foundation.FileManager: P {}"))
    }

    @Test(arguments: [
        "protocol P { var a: Int { get } }\nextension NSObject: P {}",
        "protocol P { var a: Int { get } }\nextension P where Self: NSObject { var a: Int { 1 } }\nextension NSObject: P {}",
        "protocol P: NSObjectProtocol {}\nextension NSObject: P {}", "extension NSObject: P {}",
        "protocol P {}\nextension NSObject: P { func a() {} }", "protocol P {}\nextension UIView: P {}",
    ]) func `what they may not meet, they do not get`(_ source: String) {
        #expect(!prepared(source).contains(Self.added))
    }
}
