import Testing

@testable import SourcePreparation

@Suite struct RewritingTests {
    @Test(arguments: [
        Rewriting("var a = Timer(); let b = Timer(c: d)", "var a = _idle(); let b = Timer(c: d)"),
        Rewriting(
            "import XCTest\nclass A: XCTestCase { func testB() { measure { c() }; self.measure(d); e.measure {} } }",
            "import XCTest\nclass A: XCTestCase { func testB() { _measure { c() }; self._measure(d); e.measure {} } }"),
        Rewriting(
            "let a = Bundle(for: A.self); let b = Bundle(path: c)",
            "let a = _bundle(for: A.self); let b = Bundle(path: c)"),
        Rewriting("let a = Bundle.main.bundleIdentifier!", "let a = (_bundleIdentifier())!"),
        Rewriting(
            "import Foundation\nextension Bundle { var a: Any? { infoDictionary?[b] ?? Bundle.c } }",
            "import UIKit\nextension Bundle { var a: Any? { _infoDictionary(of: self)?[b] ?? Bundle.c } }"),
        Rewriting(
            "func f<B>(a: B.C) where B: D, B.C: AnyObject { g(a) }; let b = Timer()",
            "func f<B>(a: B.C) where B: D { g(a) }; let b = _idle()"),
        Rewriting(
            "func f<B>(a: B.C) where B.C: AnyObject { g(a) }; let b = Timer()",
            "func f<B>(a: B.C) { g(a) }; let b = _idle()"),
        Rewriting(
            "func f<B>(a: B.C) where B.C: AnyObject { g(d === B.e(a), d !== e) }; let b = Timer()",
            "func f<B>(a: B.C) { g(d =~= B.e(a), d !~= e) }; let b = _idle()"),
        Rewriting(
            "extension A: BDelegate { func c() { self._forwardToDelegate?.d?(e, f: 1) } }",
            "extension A: BDelegate { func c() { (self._forwardToDelegate as? any BDelegate)?.d(e, f: 1) } }"),
        Rewriting(
            "class A: B<C, CDelegate>, P, CDelegate { func c() { _forwardToDelegate?.d?(e) } }",
            "class A: B<C, CDelegate>, P, CDelegate { func c() { (_forwardToDelegate as? any CDelegate)?.d(e) } }"),
        Rewriting(
            "func f<B>(a: B.C) where B.C: AnyObject { g { [weak a] in a } }; let b = Timer()",
            "func f<B>(a: B.C) where B.C: AnyObject { g { [weak a] in a } }; let b = _idle()"),
        Rewriting("let a = Bundle.main.infoDictionary?[b]", "let a = (_infoDictionary())?[b]"),
        Rewriting(
            "let a = Bundle.main.object(forInfoDictionaryKey: b)",
            "let a = _infoDictionaryObject(forInfoDictionaryKey: b)"),
        Rewriting(
            "protocol P where Self: UIView {}\nextension P { static func f() -> Self { Self(frame: .zero) } }",
            "protocol P where Self: UIView {}\nextension P { static func f() -> Self { _made(Self.self, frame: .zero) } }"
        ),
        Rewriting(
            "protocol P {}\nextension P where Self: UIViewController { func f() { Self.init(nibName: a, bundle: nil) } }",
            "protocol P {}\nextension P where Self: UIViewController { func f() { _made(Self.self, nibName: a, bundle: nil) } }"
        ),
        Rewriting(
            "extension S { func f() -> Self { Self(frame: .zero) } }",
            "extension S { func f() -> Self { Self(frame: .zero) } }"),
        Rewriting(
            "extension DispatchQueue: P { public func async(execute a: @escaping () -> Void) {}; func b() {} }",
            "extension DispatchQueue: P { @_disfavoredOverload public func async(execute a: @escaping () -> Void) {}; func b() {} }"
        ),
        Rewriting(
            "extension Queue { func async(execute a: B) {} }; func async(execute a: B) {}",
            "extension Queue { func async(execute a: B) {} }; func async(execute a: B) {}"),
        Rewriting(
            "if Thread.isMainThread || Thread.current.isMainThread || a.isMainThread {}",
            "if _isOnMain() || _isOnMain() || a.isMainThread {}"),
        Rewriting(
            "class A: B { @NSManaged dynamic var c: Int }",
            "class A: B {            dynamic var c: Int { get { _managed(self, \"c\") } set { _manage(self, \"c\", newValue) } } }"
        ),
        Rewriting("let a = ProcessInfo().environment", "let a = ProcessInfo.processInfo.environment"),
        Rewriting(
            "let a = UIApplication.shared.delegate?.window??.frame; let b = (c as? UIWindowSceneDelegate)?.window",
            "let a = UIApplication.shared.delegate?._optionalWindow??.frame; let b = (c as? UIWindowSceneDelegate)?._optionalWindow"
        ),
        Rewriting(
            "let a = (UIApplication.shared.delegate as? App)?.window; let b = delegate?.window",
            "let a = (UIApplication.shared.delegate as? App)?.window; let b = delegate?.window"),
        Rewriting("let a = Bundle.main.url(b)", "let a = _bundle()  .url(b)"),
        Rewriting(
            "let a = DispatchQueue.main.b; try c(Foundation.Bundle.main.decode(d), e: Bundle.main)",
            "let a = DispatchQueue.main.b; try c(_bundle()             .decode(d), e: Bundle.main)"),
        Rewriting("let a = Bundle.main.bundlePath", "let a = Bundle.main.bundlePath"),
        Rewriting(
            "extension CAGradientLayer { static func a() -> Self { let b = Self(); return b } }",
            "extension CAGradientLayer { static func a() -> Self { let b = _madeLayer(Self.self); return b } }"),
        Rewriting(
            "extension UIView { static func a() -> Self { let b = Self(); return b } }",
            "extension UIView { static func a() -> Self { let b = Self(); return b } }"),
    ])
    func whatIsMadeAndFoundByClass(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting(
            "@MainActor class A: XCTestCase { func testA() { func b() {}; for c in d { func e() {} }; f { func g() {} } } }",
            "@MainActor class A: XCTestCase, @unchecked Sendable { nonisolated func testA() { MainActor.assumeIsolated { "
                + "@MainActor func b() {}; for c in d { @MainActor func e() {} }; f { func g() {} } } } }"),
        Rewriting(
            "@MainActor class A: XCTestCase { func testA() throws { b() } }",
            "@MainActor class A: XCTestCase, @unchecked Sendable { nonisolated func testA() throws { try MainActor.assumeIsolated { b() } } }"
        ),
        Rewriting("class A: XCTestCase { func testA() {} }", "class A: XCTestCase { func testA() {} }"),
        Rewriting(
            "class A: XCTestCase { @MainActor func testA() { b() }; @MainActor func c() {}; func testD() {} }",
            "class A: XCTestCase, @unchecked Sendable {            nonisolated func testA() { MainActor.assumeIsolated { b() } }; "
                + "@MainActor func c() {}; func testD() {} }"),
        Rewriting(
            "@MainActor class A: ViewTestCase { func testA() { b() } }",
            "@MainActor class A: ViewTestCase, @unchecked Sendable { nonisolated func testA() { MainActor.assumeIsolated { b() } } }"
        ),
        Rewriting(
            "class A: XCTestCase { @MainActor func testA() async { b() } }",
            "class A: XCTestCase { @MainActor func testA() async { b() } }"),
        Rewriting("@MainActor class A { func testA() {} }", "@MainActor class A { func testA() {} }"),
        Rewriting(
            "@MainActor class A: XCTestCase { override func setUp() { super.setUp() }; func setUp(a: Int) {} }",
            "@MainActor class A: XCTestCase, @unchecked Sendable { override nonisolated func setUp() "
                + "{ MainActor.assumeIsolated { super.setUp() } }; func setUp(a: Int) {} }"),
        Rewriting(
            "@MainActor class A: XCTestCase {}\nclass B: A { func testB() {} }\nextension B { func testC() {} }",
            "@MainActor class A: XCTestCase, @unchecked Sendable {}\n"
                + "class B: A, @unchecked Sendable { nonisolated func testB() { MainActor.assumeIsolated {} } }\n"
                + "extension B { nonisolated func testC() { MainActor.assumeIsolated {} } }"),
        Rewriting(
            "@MainActor class A: XCTestCase {\n#if a\nfunc testA() {}\n#endif\nnonisolated func testB() {} }",
            "@MainActor class A: XCTestCase, @unchecked Sendable {\n#if a\n"
                + "nonisolated func testA() { MainActor.assumeIsolated {} }\n#endif\nnonisolated func testB() {} }"),
        Rewriting(
            "@MainActor class A: B { override func setUp() {} }", "@MainActor class A: B { override func setUp() {} }"),
    ])
    func testsOnTheMainActor(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting(
            "class A: NSObject, B { override func observeValue(forKeyPath k: K, of o: O, change c: C, context x: X) {} }",
            "class A: NSObject, B, _KeyValueObserver { func observeValue(forKeyPath k: K, of o: O, change c: C, context x: X) {} }"
        ),
        Rewriting(
            "class A: NSObject { override func awakeFromNib() { super.awakeFromNib() } }",
            "class A: NSObject, _NibAwakener { func awakeFromNib() { super._object_awakeFromNib() } }"),
        Rewriting(
            "class A: UIView { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }",
            "class A: UIView { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }"),
        Rewriting(
            "class A: NSObject { override func responds(to s: Selector!) -> Bool { b || super.responds(to: s) } }",
            "class A: NSObject, _SelectorResponder { func responds(to s: Selector!) -> Bool { b || super._object_responds(to: s) } }"
        ),
        Rewriting(
            "class A: NSObject { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }",
            "class A: NSObject, _UndefinedKeyWriter { func setValue(_ v: Any?, forUndefinedKey k: String) {} }"),
        Rewriting(
            "class A: NSObject { override func value(forKey k: String) -> Any? { super.value(forKeyPath: k) } }",
            "class A: NSObject, _KeyReader { func value(forKey k: String) -> Any? { super.value(forKeyPath: k) } }"),
        Rewriting(
            "class A: NSObject { override func responds(to s: Selector) {}; class B: V { func c() { super.responds(to: d) } } }",
            "class A: NSObject, _SelectorResponder { func responds(to s: Selector) {}; class B: V { func c() { super.responds(to: d) } } }"
        ),
    ])
    func overridesOfObjects(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting("@objc func a() {}", " func a() {}"),
        Rewriting("@objc(b:) func a(_ x: Int) {}", " func a(_ x: Int) {}"),
        Rewriting("@objcMembers class A {}", " class A {}"),
        Rewriting("@IBOutlet weak var a: A!", " weak var a: A!"),
        Rewriting("@IBAction private func a() {}", " private func a() {}"),
        Rewriting("@IBAction func a(_ s: Any, for e: C) {}", " func a(_ s: Any, for e: C) {}"),
        Rewriting("@UIApplicationMain class A {}", "@main class A {}"),
        Rewriting("let a: @convention(block) () -> Void", "let a: () -> Void"),
        Rewriting(
            "typealias A = @convention(c) (AnyObject, Selector, (() -> Void)?) -> Void",
            "typealias A = (AnyObject, Selector, (() -> Void)?) -> Void"),
        Rewriting("let a: @convention(c) (Int) -> Void", "let a: @convention(c) (Int) -> Void"),
    ])
    func attributes(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting("x(#selector(tap(_:)))", "x(_sel(\"tap:\")     )"),
        Rewriting("x(#selector(A.tap(sender:)))", "x(_sel(\"tapWithSender:\") )"),
        Rewriting("x(#selector(A.move(to:and:)))", "x(_sel(\"moveTo:and:\")     )"),
        Rewriting("x(#selector(getter: A.b))", "x(_sel(\"b\") )"),
        Rewriting("x(#selector(setter: A.b))", "x(_sel(\"setB:\") )"),
        Rewriting("x(#selector(UIResponder.copy))", "x(_sel(\"copy:\") )"),
        Rewriting("x(#selector(tap as (A) -> Void))", "x(_sel(\"tap:\")                )"),
        Rewriting("x(#selector(C.tap as (C) -> () -> Void))", "x(_sel(\"tap\")                         )"),
        Rewriting("x(#selector(C.tap as (C) -> (A) -> Void))", "x(_sel(\"tap:\")                        )"),
        Rewriting("x(#keyPath(A.b.c))", "x(\"b.c\" )"),
        Rewriting("x(#keyPath(UIView.isHidden))", "x(\"hidden\" )"),
    ])
    func selectors(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting("#if os(iOS)\n#endif", "#if true \n#endif"),
        Rewriting("#if !os(Linux) && A\n#endif", "#if !false && A\n#endif"),
        Rewriting("#if !(os(iOS) || os(tvOS))\n#endif", "#if !(true || os(tvOS))\n#endif"),
        Rewriting("#if canImport(UIKit.UIView)\n#endif", "#if canImport(UIKit       )\n#endif"),
        Rewriting("#if canImport(OSLog) && A\n#endif", "#if true             && A\n#endif"),
        Rewriting("#if canImport(Darwin)\n#endif", "#if canImport(Darwin)\n#endif"),
        Rewriting("#if A\n#elseif canImport(ObjectiveC)\n#endif", "#if A\n#elseif true \n#endif"),
        Rewriting("if #available(iOS 13.4, *) {}", "if _iOS(13,4) {}"),
        Rewriting("if #unavailable(iOS 13, *) {}", "if !_iOS(13) {}"),
        Rewriting("func f() -> some V { if #available(iOS 9, *) { return a }; return b }", nil),
        Rewriting("var body: some V { if #available(iOS 9, *) { return a } else { return b } }", nil),
        Rewriting("var a: [some V] { get { if #available(iOS 9, *) { return b }; return c } }", nil),
        Rewriting(
            "func f() -> some V { a { if #available(iOS 9, *) { return b } } }",
            "func f() -> some V { a { if _iOS(9) { return b } } }"),
        Rewriting(
            "var body: some V { if #available(iOS 9, *) { a } else { b } }",
            "var body: some V { if _iOS(9) { a } else { b } }"),
        Rewriting(
            "func f() -> V { if #available(iOS 9, *) { return a }; return b }",
            "func f() -> V { if _iOS(9) { return a }; return b }"),
        Rewriting("import os.log\nimport UIKit.UIView", "import os \nimport UIKit "),
        Rewriting("import OSLog", "import os "),
        Rewriting("import CallKit; import CoreText", "                import CoreText"),
        Rewriting("import class UIKit.UIView", "import UIKit "),
        Rewriting("#if A\nimport AppKit\n#endif", "#if A\n             \n#endif"),
        Rewriting("import ObjectiveC", "import ObjectiveC"),
        Rewriting("import ObjectiveC.runtime", "import ObjectiveC "),
        Rewriting("import Darwin", "import Glibc "),
        Rewriting(
            "let a = b(c) as? [NSAttributedString.Key : Any] ?? [:]",
            "let a = _attributes(b(c)) as? [NSAttributedString.Key : Any] ?? [:]"),
        Rewriting(
            "let a: Foundation.URLSession? = Foundation.URLSession.shared",
            "let a: FoundationNetworking.URLSession? = FoundationNetworking.URLSession.shared"),
        Rewriting("let a: Foundation.URL? = Foundation.URL(b)", "let a: Foundation.URL? = Foundation.URL(b)"),
        Rewriting("let a = CoreFoundation.sqrt(2)", "let a = Foundation    .sqrt(2)"),
        Rewriting("import UniformTypeIdentifiers", "import UniformTypeIdentifiers"),
        Rewriting("import CoreText", "import CoreText"),
        Rewriting("import AudioToolbox.AudioServices", "import AudioToolbox "),
        Rewriting("import MobileCoreServices", "import UniformTypeIdentifiers "),
        Rewriting("import AVFAudio", "import AVFoundation"),
        Rewriting("import CoreMedia", "import AVFoundation"),
        Rewriting(
            "import UIKit\nlet a: UNNotification?", "import UIKit; import UserNotifications\nlet a: UNNotification?"),
        Rewriting("import XCTest\nlet a: XCTAttachment?", "import LayoutSimXCTest\nlet a: XCTAttachment?"),
        Rewriting(
            "import XCTest\nfunc a() { b.wait(for: [c]) }", "import LayoutSimXCTest\nfunc a() { b.wait(for: [c]) }"),
        Rewriting("import XCTest\nclass A: XCTestCase, B {}", "import LayoutSimXCTest\nclass A: XCTestCase, B {}"),
        Rewriting("import XCTest\nclass A: XCTestCase {}", "import XCTest\nclass A: XCTestCase {}"),
        Rewriting("import Foundation\nimport UIKit\nimport Dispatch", "\nimport UIKit\n"),
        Rewriting(
            "import UIKit\n#if A\nimport Foundation\n#endif", "import UIKit\n#if A\n                 \n#endif"),
        Rewriting("public import Foundation\nimport UIKit", "public import Foundation\nimport UIKit"),
        Rewriting(
            "import Foundation\nimport UIKitten", "import Foundation; import LayoutSimFoundation\nimport UIKitten"),
        Rewriting(
            "import Foundation\nlet a: SecTrust",
            "import Foundation; import LayoutSimFoundation; import Security\nlet a: SecTrust"),
        Rewriting(
            "import Foundation\nimport Security\nlet a: SecTrust",
            "import Foundation; import LayoutSimFoundation\nimport Security\nlet a: SecTrust"),
        Rewriting(
            "import Nimble\nfunc a() -> Predicate<B> { Predicate { b.Predicate } }",
            "import Nimble\nfunc a() -> Nimble.Predicate<B> { Nimble.Predicate { b.Predicate } }"),
        Rewriting("func a() -> Predicate<B> { c }", "func a() -> Predicate<B> { c }"),
        Rewriting("class A: NSLock, B {}", "class A: _Lock, B {}"),
        Rewriting("class A: Foundation.NSRecursiveLock {}", "class A: _RecursiveLock {}"),
        Rewriting("let a = Progress()", "let a = Progress(parent: nil)"),
        Rewriting("let a = NSError()", #"let a = NSError(domain: "", code: 0)"#),
        Rewriting("import UIKit\nlet a: SecTrust", "import UIKit; import Security\nlet a: SecTrust"),
        Rewriting(
            "import Foundation\nDispatchQueue.main.async { a() }", "import UIKit\nDispatchQueue.main.async { a() }"),
        Rewriting(
            "import Foundation\nlet a = NSLocalizedString(\"b\", comment: \"\")",
            "import UIKit\nlet a = NSLocalizedString(\"b\", comment: \"\")"),
        Rewriting("import Foundation\nlet a = Locale.current", "import UIKit\nlet a = Locale.current"),
        Rewriting("import Dispatch\nlet a = Timer(b)", "import UIKit\nlet a = Timer(b)"),
        Rewriting(
            "import Foundation\nDispatchQueue.global().async { a() }",
            "import Foundation; import LayoutSimFoundation\nDispatchQueue.global().async { a() }"),
        Rewriting("public import Foundation\nTimer.a()", "public import Foundation\nTimer.a()"),
    ])
    func conditions(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: [
        Rewriting("d?.a?(self, did: 1)", "d?.a (self, did: 1)"),
        Rewriting("onTap?(1)", "onTap?(1)"),
        Rewriting("self.onTap?(1)\n#if os(iOS)\n#endif", "self.onTap?(1)\n#if true \n#endif"),
        Rewriting("d?.scrollViewDidScroll?(self)", "d?.scrollViewDidScroll (self)"),
        Rewriting("if let x = d.a?(b: 1) {}", "if let x = _present(d.a (b: 1)) {}"),
        Rewriting("y(d?.a?(b: 1) ?? 2)", "y(_present(d?.a (b: 1)) ?? 2)"),
        Rewriting("let x = d!.a!(c, b: 1)", "let x = d!.a (c, b: 1)"),
        Rewriting("d!.done!(1)", "d!.done!(1)"),
        Rewriting(
            "class A: CALayer { @NSManaged var a: CGFloat }",
            "class A: CALayer {            var a: CGFloat { get { _managed(self, \"a\") } set { _manage(self, \"a\", newValue) } } }"
        ),
        Rewriting(
            "class A: B {\n@NSManaged func addToC(_ value: C, at index: Int)\n}",
            "class A: B {\n           func addToC(_ value: C, at index: Int) { _callManaged(self, \"addToC(_:at:)\", value, index) }\n}"
        ),
        Rewriting(
            "let a = b as! NSFetchRequest<C>\nlet d = e() as? NSFetchedResultsController<F>",
            "let a = b._typed() as  NSFetchRequest<C>\nlet d = e()._typed() as  NSFetchedResultsController<F>?"),
        Rewriting(
            "apply(a as NSDiffableDataSourceSnapshot<B, C>)",
            "apply(NSDiffableDataSourceSnapshot<B, C>(_reference: a)                                     )"),
        Rewriting(
            "func a(_ b: Int, c d: NSDiffableDataSourceSnapshotReference) { e(d as F, b as G) }",
            "func a(_ b: Int, c d: NSDiffableDataSourceSnapshotReference) { e(F(_reference: d)     , b as G) }"),
        Rewriting(
            "class A: B { @objc override private init(c: C) {} }",
            "class A: B {       @_disfavoredOverload override public  init(c: C) {} }"),
        Rewriting(
            "let a = url(b, \"momd\") + \"\\(c).mom\" + \"moment\"",
            "let a = url(b, \"xcdatamodeld\") + \"\\(c).xcdatamodel\" + \"moment\""),
        Rewriting(
            "@objc protocol P {\n@objc optional func a(_ b: Int) -> C\n}\nd.a?(1)",
            " protocol P: AnyObject {\n func a(_ b: Int) -> C\n}\n_present(d.a (1))"),
        Rewriting("@objc protocol P: NSObjectProtocol {}", " protocol P: NSObjectProtocol {}"),
    ])
    func requirements(_ rewriting: Rewriting) { check(rewriting) }

    @Test(arguments: ["Bundle.main.bundleIdentifier!.count", "!Bundle.main.infoDictionary!.isEmpty"])
    func operatorsStayBesideWhatTheyAreFor(_ expression: String) {
        let text = prepared("let a = \(expression)")
        #expect(text.contains(")!.") && !text.contains("! ("))
    }

    @Test func filesForTheMacAreEmpty() {
        #expect(prepared("import Cocoa\nclass A: NSView {}") == "")
    }

    private func check(_ rewriting: Rewriting) {
        let text = rewritten(rewriting.source)
        #expect(text.withoutBlanks == rewriting.result.withoutBlanks)
        // The inserted text does not occur in the source in any form.
        let isLonger = [
            "_present", ": AnyObject", "nonisolated", "_KeyValueObserver", "_SelectorResponder", "_UndefinedKeyWriter",
            "_KeyReader", "_NibAwakener", "_managed", "_made", "{ ", "LayoutSimXCTest", "UniformTypeIdentifiers",
            "AVFoundation",
            "_attributes", "FoundationNetworking",
            ".processInfo",
            "; import ", "_optionalWindow", "_bundle(for", "_measure", "_bundleIdentifier", "_infoDictionary",
            "_typed()",
            "@_disfavoredOverload",
            "_reference:", "xcdatamodel", "Nimble.Predicate", "_Lock", "_RecursiveLock", "domain:", "parent:",
            "as? any",
        ].contains {
            text.contains($0) && !rewriting.source.contains($0)
        }
        #expect(isLonger || text.lineWidths == rewriting.source.lineWidths)
    }
}
