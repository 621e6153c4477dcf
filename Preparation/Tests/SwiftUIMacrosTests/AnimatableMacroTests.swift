import Testing

@Suite struct AnimatableMacroTests {
    @Test(arguments: [
        Expansion(
            "@Animatable struct A { var a: CGFloat }",
            """
            struct A { var a: CGFloat
            var animatableData: CGFloat.AnimatableData {
            get { a.animatableData }
            set { a.animatableData = newValue } } }
            extension A: SwiftUI.Animatable { }
            """),
        Expansion(
            """
            @Animatable public struct A {
            var a, b: CGFloat; var c = 1.0, d = Angle.degrees(1) { didSet {} }
            let e: Int; static var f = ""; var g: Int { 1 }; @State var h = 1
            }
            """,
            """
            public struct A {
            var a, b: CGFloat; var c = 1.0, d = Angle.degrees(1) { didSet {} }
            let e: Int; static var f = ""; var g: Int { 1 }; @State var h = 1
            public var animatableData: SwiftUI.AnimatablePair<CGFloat.AnimatableData, \
            SwiftUI.AnimatablePair<CGFloat.AnimatableData, \
            SwiftUI.AnimatablePair<Double.AnimatableData, Angle.AnimatableData>>> {
            get { SwiftUI.AnimatablePair(a.animatableData, SwiftUI.AnimatablePair(b.animatableData, \
            SwiftUI.AnimatablePair(c.animatableData, d.animatableData))) }
            set { a.animatableData = newValue.first
            b.animatableData = newValue.second.first
            c.animatableData = newValue.second.second.first
            d.animatableData = newValue.second.second.second } } }
            extension A: SwiftUI.Animatable { }
            """),
        Expansion(
            "@Animatable struct A { @AnimatableIgnored var a: Bool }",
            "struct A { var a: Bool } extension A: SwiftUI.Animatable { }"),
    ])
    func `stored properties are animated`(_ expansion: Expansion) { check(expansion) }

    @Test func `a property without a type cannot be animated`() {
        let problems = expanded("@Animatable struct A { var a = make() }").problems
        #expect(problems == ["'a' needs a type to be animated, or '@AnimatableIgnored'"])
    }
}
