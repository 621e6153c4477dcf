import Testing

@testable import SourcePreparation

@Suite struct ExtensionOverrideTests {
    @Test(arguments: [
        Rewriting(
            "open class A: NSObject {}\n// Do not override\nextension A { @objc open func f(_ x: Int) {} }\nclass B: A { override func f(_ x: Int) { super.f(x) } }",
            "open class A: NSObject {open func f(_ x: Int) { _extension_f(x) }; }\n// Do not override\n"
                + "extension A {  open func _extension_f(_ x: Int) {} }\nclass B: A { override func f(_ x: Int) { super.f(x) } }"
        ),
        Rewriting(
            "class A: NSObject {}\nextension A { @objc var x: Int { 1 } }\nclass B: A { override var x: Int { 2 } }",
            "class A: NSObject {var x: Int { _extension_x }; }\n"
                + "extension A {  var _extension_x: Int { 1 } }\nclass B: A { override var x: Int { 2 } }"),
        Rewriting(
            "class A: UIView {}\nextension A {\n@available(*, unavailable) override var tag: Int { get { 1 } set {} } }",
            "class A: UIView {@available(*, unavailable) override var tag: Int { get { _extension_A_tag } set { _extension_A_tag = newValue } }; }\n"
                + "extension A {\n                                    var _extension_A_tag: Int { get { 1 } set {} } }"),
        Rewriting(
            "class A: UICell {}\nextension A { override var on: Bool { didSet { f(on) } } }",
            "class A: UICell {override var on: Bool { didSet { _extension_A_on(oldValue) } }; }\n"
                + "extension A {          func _extension_A_on(_ oldValue: Bool) { do     { f(on) } } }"),
        Rewriting(
            "class A: UICell {}\nextension A { override var on: Bool { willSet(next) { f(next) } } }",
            "class A: UICell {override var on: Bool { willSet { _extension_A_on(newValue) } }; }\n"
                + "extension A {          func _extension_A_on(_ next: Bool) { do            { f(next) } } }"),
        Rewriting(
            "public class A: UIView {}\nextension A { @available(*, unavailable) override func f() {} }",
            "public class A: UIView {@available(*, unavailable) public override func f() { _extension_A_f() }; }\n"
                + "extension A {                                    func _extension_A_f() {} }"),
        Rewriting(
            "class A: UIView {}\nextension A { @objc func f() {} }\nclass B: A {}\nextension B { override func f() {} }",
            "class A: UIView {func f() { _extension_f() }; }\nextension A {  func _extension_f() {} }\n"
                + "class B: A {override func f() { _extension_B_f() }; }\nextension B {          func _extension_B_f() {} }"
        ),
        Rewriting(
            "extension UIView { @objc func f(a: Int = 1) {} }\nclass B: UITableView { override func f(a: Int) { super.f(a: a) } }\n"
                + "class C: B { override func f(a: Int) { super.f(a: a) } }",
            "extension UIView {  func _extension_f(a: Int = 1) {} }\n"
                + "class B: UITableView, _Overriding_UIView_f_a__Int {          func _override_f(a: Int) { super._extension_f(a: a) } }\n"
                + "class C: B { override func _override_f(a: Int) { super._override_f(a: a) } }"),
        Rewriting(
            "class A<T> { func f(_ a: T) {} }\nextension A { func f(_ a: [T]) {} }\nclass B: A<Int> { override func f(_ a: Int) {} }",
            "class A<T> { func f(_ a: T) {} }\nextension A { func f(_ a: [T]) {} }\nclass B: A<Int> { override func f(_ a: Int) {} }"
        ),
        Rewriting(
            "class A<T> { class B { var x: Int { 0 } } }\nextension A { var x: Int { 1 } }\nclass C: A<Int>.B { override var x: Int { 2 } }",
            "class A<T> { class B { var x: Int { 0 } } }\nextension A { var x: Int { 1 } }\nclass C: A<Int>.B { override var x: Int { 2 } }"
        ),
        Rewriting(
            "extension UIView { func f() {} }\nclass A: NSObject { func f() {} }\nclass B: A { override func f() {} }",
            "extension UIView { func f() {} }\nclass A: NSObject { func f() {} }\nclass B: A { override func f() {} }"),
        Rewriting(
            "extension UIView { @objc func f() {} }\nextension UITableViewCell { override func f() { super.f() } }",
            "extension UIView {  func _extension_f() {} }\n"
                + "extension UITableViewCell {          func _override_f() { super._extension_f() } }"),
        Rewriting(
            "extension UIView { @objc var f: Int { 1 } }\nextension UIScrollView { @objc override var f: Int { super.f } }\n"
                + "extension UITableView { override var f: Int { super.f } }\nclass A: UITableView { override var f: Int { super.f } }\n"
                + "class B: UIScrollView { override var f: Int { super.f } }",
            "extension UIView {  var _extension_f: Int { 1 } }\n"
                + "extension UIScrollView {   var _extension_UIScrollView_f: Int { super._extension_f } }\n"
                + "extension UITableView {  var _extension_UITableView_f: Int { super._extension_UIScrollView_f } }\n"
                + "class A: UITableView, _Overriding_UITableView_f {  var _override_UITableView_f: Int { super._extension_UITableView_f } }\n"
                + "class B: UIScrollView, _Overriding_UIScrollView_f {  var _override_UIScrollView_f: Int { super._extension_UIScrollView_f } }"
        ),
        Rewriting(
            "extension UIView { func f(_ a: Int) {}; func f(_ a: [Int]) {} }\nclass B: UIView { override func f(_ a: [Int]) {} }",
            "extension UIView { func f(_ a: Int) {}; func _extension_f(_ a: [Int]) {} }\n"
                + "class B: UIView, _Overriding_UIView_f_____Int_ {          func _override_f(_ a: [Int]) {} }"),
        Rewriting(
            "#if os(macOS)\nextension A { override func f() {} }\n#endif\nclass A: B {}",
            "#if os(macOS)\nextension A { override func f() {} }\n#endif\nclass A: B {}"),
    ])
    func membersOfExtensions(_ rewriting: Rewriting) {
        #expect(rewritten(rewriting.source).withoutBlanks == rewriting.result.withoutBlanks)
    }

    @Test func `callers of an overridden member of UIKit's class reach the override`() throws {
        let text = prepared(
            "extension UIView { @objc func f(a: Int = 1) {} }\nclass B: UIView { override func f(a: Int) {} }")
        let end = try #require(appended(text))
        for line in [
            "protocol _Overridable_UIView_f_a__Int: AnyObject {}", "extension UIView: _Overridable_UIView_f_a__Int {}",
            "extension _Overridable_UIView_f_a__Int where Self: UIView { @preconcurrency @MainActor func f(a: Int = 1) { if let o = self as? any "
                + "_Overriding_UIView_f_a__Int { return o._override_f(a: a) }; return _extension_f(a: a) } }",
            "@preconcurrency @MainActor protocol _Overriding_UIView_f_a__Int: AnyObject { func _override_f(a: Int) }",
        ] { #expect(end.withoutBlanks.contains(line.withoutBlanks), "\(line) in \(end)") }
    }

    @Test func `an override in an extension asks for those of subclasses`() throws {
        let text = prepared(
            "extension UIView { @objc open func f() {} }\nextension UIScrollView { @objc open override func f() {} }\n"
                + "extension UITableView { @objc open override func f() {} }")
        let end = try #require(appended(text))
        for line in [
            "extension UIScrollView: _Overriding_UIView_f {}",
            "extension UIScrollView { @preconcurrency @MainActor public func _override_f() { if let o = self as? any "
                + "_Overriding_UIScrollView_f { return o._override_UIScrollView_f() }; return _extension_UIScrollView_f() } }",
            "@preconcurrency @MainActor public protocol _Overriding_UIScrollView_f: AnyObject { func _override_UIScrollView_f() }",
            "extension UITableView: _Overriding_UIScrollView_f {}",
        ] { #expect(end.withoutBlanks.contains(line.withoutBlanks), "\(line) in \(end)") }
    }

    @Test(arguments: [
        Rewriting("let a = b.c.init()", "let a = (_made(b.c) ?? b.c.init())"),
        Rewriting(
            "func a<T: UIView>() -> T { T(frame: .zero) }", "func a<T: UIView>() -> T { _made(T.self, frame: .zero) }"),
        Rewriting(
            "func a<T>() -> T where T: UIViewController { T.init(nibName: nil, bundle: b) }",
            "func a<T>() -> T where T: UIViewController { _made(T.self, nibName: nil, bundle: b) }"),
        Rewriting("let a = b.c.init(frame: d)", "let a = _made(b.c, frame: d)"),
        Rewriting("type(of: self).a.init(frame: b)", "_made(type(of: self).a, frame: b)"),
        Rewriting("func a<T: P>() -> T { T(frame: .zero) }", "func a<T: P>() -> T { T(frame: .zero) }"),
        Rewriting("super.init(frame: a); self.init(frame: b)", "super.init(frame: a); self.init(frame: b)"),
        Rewriting("let a: B = .init(frame: c); B(frame: d)", "let a: B = .init(frame: c); B(frame: d)"),
        Rewriting("let a = B.init(); self.init(); super.init()", "let a = B.init(); self.init(); super.init()"),
        Rewriting("class A { @objc private init() {} }", "class A {        @_disfavoredOverload public init() {} }"),
        Rewriting("var x: [AnyObject] { a }", "var x: [_Obje8ff8] { a }"),
        Rewriting("func x() -> [AnyObject]? { a }", "func x() -> [_Objde336]? { a }"),
        Rewriting("var x: [AnyObject] = []", "var x: [AnyObject] = []"),
        Rewriting("@IBAction func x(_ y: AnyObject) { y.z() }", " func x(_ y: _Objbdc3a) { y.z() }"),
        Rewriting("@IBAction func x(_ y: AnyObject) {}", " func x(_ y: AnyObject) {}"),
    ])
    func objectiveCOnly(_ rewriting: Rewriting) {
        #expect(rewritten(rewriting.source).withoutBlanks == rewriting.result.withoutBlanks)
    }

    @Test func `a member of NSObject is overridden without an actor`() {
        let text = prepared("class A: NSObject {}\nextension A { override var description: String { \"\" } }")
        #expect(text.contains("nonisolated var _extension_A_description: String"))
    }

    @Test func `a class of the same name in another module declares nothing`() {
        var facts = Facts()
        facts.forwarders = ["A": ["f": "override func f() {}"]]
        let forwarders = ModuleForwarders(["/p/Kit", "/p"], files: ["/p/Kit/A.swift": facts, "/p/B.swift": Facts()])
        #expect(forwarders.facts(facts, for: "/p/Kit/Other.swift").forwarders == facts.forwarders)
        #expect(forwarders.facts(facts, for: "/p/A.swift").forwarders.isEmpty)
    }

    @Test func `a class inherits members of extensions by another name of its superclass`() {
        let names = "typealias Picture = NSImageView\ntypealias Picture = UIImageView\n"
        let code = "extension UIImageView { @objc func f() {} }\nclass A: Picture { override func f() {} }"
        #expect(prepared(names + code).contains("class A: Picture, _Overriding_UIImageView_f {"))
        #expect(prepared(code).contains("class A: Picture { "))
        let reversed = "extension Picture { @objc func f() {} }\nclass A: UIImageView { override func f() {} }"
        #expect(prepared(names + reversed).contains("class A: UIImageView, _Overriding_Picture_f {"))
    }

    @Test func `a member of a protocol's extension is overridden by no class`() {
        let source = """
            protocol P { func f() }
            extension P { func f() {} }
            class A: P { func f() {} }
            class B: A { override func f() {} }
            """
        #expect(prepared(source) == source)
    }
}
