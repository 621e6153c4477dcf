import LayoutSimViewTree
import Testing

@Suite struct ConstraintNotationTests {
    private let notation = ConstraintNotation(
        views: ["title", "patch", "view", "my title", "a.b\nc", "a", "a.b", "topLayoutGuide"], root: "view")

    @Test(arguments: ConstraintDescriptionTests.cases)
    func `what is written reads back as the identical constraint`(_ written: ConstraintDescriptionTests.Written) {
        #expect(notation.constraint(notation.text(of: written.constraint)) == written.constraint)
    }

    @Test(
        arguments: [
            (1.0 / 3, 0.1 + 0.2, 750), (-2.0 / 3, -1e-9, 999.5), (1e7, 1e12, 0.1), (.pi, -.pi, 1000),
        ] as [(Double, Double, Float)])
    func `numbers read back as the identical numbers`(multiplier: Double, constant: Double, priority: Float) {
        let written = Constraint(
            .init(.view("title"), .width), .lessThanOrEqual, .init(.view("patch"), .height), multiplier: multiplier,
            constant: constant, priority: Priority(rawValue: priority), identifier: "a b#c")
        #expect(notation.constraint(notation.text(of: written)) == written)
    }

    static let items: [LayoutItem] = [
        .view("topLayoutGuide"), .guide(.top, owner: "view"), .guide(.bottom, owner: "view"), .guide(.top, owner: "a"),
        .guide(.custom("b.c"), owner: "a"), .guide(.custom("c"), owner: "a.b"), .guide(.margins, owner: "a.b\nc"),
        .guide(.custom("safeAreaLayoutGuide"), owner: "title"), .guide(.safeArea, owner: "title"),
        .guide(.custom("a \"gap\""), owner: "my title"), .guide(.custom(""), owner: "a"),
    ]

    @Test(arguments: items) func `no name is taken for another one`(_ item: LayoutItem) {
        let written = Constraint(.init(item, .width), .equal, nil, constant: 3)
        #expect(notation.constraint(notation.text(of: written)) == written)
    }

    @Test func `dots in names are no dots between names`() {
        #expect(notation.constraint("a.b.width == 3")?.first.item == .view("a.b"))
        #expect(
            notation.constraint(#""my title"."a gap".width == 3"#)?.first.item
                == .guide(.custom("a gap"), owner: "my title"))
    }

    @Test(
        arguments: [
            "", "title", "title.top", "title.top ==", "title.top == patch", "moon.top == 3", "title.up == 3",
            "title.top = 3", "title.top == 3 4", "title.top == 3 @", "title.top == 3 @x", "title.top == patch.top + x",
            "title.top == * patch.top", "title.top == 3 hugging", "title.top == inf", "title.top == patch.top + 3 @nan",
            "title.top == 3 #", "title.top == 3 #a #b", "title.top == 3 #a @750", #"title.top == 3 #"a"#,
        ])
    func `other texts are no constraints`(text: String) {
        #expect(notation.constraint(text) == nil)
    }
}

@Suite struct ConstraintIDTests {
    @Test func `constraints are known by their identifiers, then by what they relate`() {
        func constraint(_ view: String, constant: Double, _ identifier: String?) -> Constraint {
            Constraint(.init(.view(view), .width), .equal, nil, constant: constant, identifier: identifier)
        }
        let constraints = [
            constraint("a", constant: 1, nil), constraint("a", constant: 2, "x"), constraint("b", constant: 3, nil),
            constraint("a", constant: 4, nil), constraint("b", constant: 5, "x"),
        ]
        let operand = { Constraint.Operand(.view($0), .width) }
        #expect(
            constraints.ids == [
                .operands(operand("a"), nil, occurrence: 0), .identifier("x", occurrence: 0),
                .operands(operand("b"), nil, occurrence: 0), .operands(operand("a"), nil, occurrence: 1),
                .identifier("x", occurrence: 1),
            ])
    }
}
