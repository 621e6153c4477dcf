import Testing

@testable import SourcePreparation

/// `self.init()` in convenience initializers that can be called without arguments.
@Suite struct OwnInitializerTests {
    private static let inherited = "class A: UIView { override init(frame: CGRect) {}; "

    @Test(arguments: [
        ("\(inherited)convenience init(_ a: B? = nil) { self.init() } }", "frame: .zero"),
        ("class A: UICollectionViewCell { convenience init(a: B...) { self.init() } }", "frame: .zero"),
        ("class A: UIViewController { convenience init(a: B = 1) { self.init() } }", "nibName: nil, bundle: nil"),
        (
            "class A: C { override init(nibName: D?, bundle: E?) {}; convenience init(a: B = 1) { self.init() } }",
            "nibName: nil, bundle: nil"
        ),
        ("extension UILabel { convenience init(a: B = 1) { self.init() } }", "frame: .zero"),
    ]) func `is UIKit's initializer`(_ source: String, _ arguments: String) {
        #expect(rewritten(source) == source.replacing("self.init()", with: "self.init(\(arguments))"))
    }

    @Test(arguments: [
        "extension UILabel { convenience init(a: B) { self.init() } }",
        "class A: B { convenience init(a: B = 1) { self.init() } }",
        "\(inherited)init() {}; convenience init(a: B = 1) { self.init() } }",
        "extension UIColor { convenience init(a: B = 1) { self.init() } }",
        "\(inherited)convenience init(a: B = 1) { self.init(frame: c) } }",
    ]) func `stays where it is another one`(_ source: String) {
        #expect(rewritten(source) == source)
    }
}
