import Testing
import UIKit

/// The Objective-C names of classes.
@MainActor @Suite struct ClassNameTests {
    @Test func `the system's classes have names without a module`() {
        #expect(ClassNameSample.name(of: UILabel.self) == "UILabel" && UILabel.description() == "UILabel")
        #expect(ClassNameSample.name(of: CAShapeLayer.self) == "CAShapeLayer")
        #expect(ClassNameSample.name(of: NSObject.self) == "NSObject")
        for type: AnyClass in [UILabel.self, UICollectionViewFlowLayout.self, CAGradientLayer.self, NSObject.self] {
            #expect(ClassNameSample.type(ClassNameSample.name(of: type)) == type)
        }
    }

    final class Nested: NSObject {}
    private final class Hidden: NSObject {}

    @Test func `nested and private classes have the names of those around them`() {
        #expect(ClassNameSample.name(of: Nested.self) == "UIKitObjectsTests.ClassNameTests.Nested")
        #expect(ClassNameSample.name(of: Hidden.self) == "UIKitObjectsTests.ClassNameTests.Hidden")
    }

    @Test func `an app's classes have names with theirs`() {
        let name = ClassNameSample.name(of: ClassNameSample.self)
        #expect(name == "UIKitObjectsTests.ClassNameSample" && ClassNameSample.type(name) == ClassNameSample.self)
        #expect(ClassNameSample.type("ClassNameSample") == nil && ClassNameSample.type("UINothing") == nil)
        #expect(ClassNameSample.description() == name)
    }

    @Test func `a class answers for itself as its objects do`() {
        #expect(UILabel.classForCoder() == UILabel.self && Nested.classForCoder() == Nested.self)
    }

    /// Only classes meet it on Apple's systems.
    private protocol Archived: NSCoding {}
    private final class Account: Archived {
        func encode(with coder: NSCoder) {}
        init?(coder: NSCoder) {}
    }

    private func name<Item: Archived>(of type: Item.Type) -> String { NSStringFromClass(type) }

    @Test func `a class that is known by a protocol has its name`() {
        #expect(name(of: Account.self) == ClassNameSample.name(of: Account.self))
    }
}
