import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct AnchorTests {
    private static let view = View("a")

    static let operands: [(Constraint.Operand, LayoutAttribute)] = [
        (view.leadingAnchor.operand, .leading), (view.trailingAnchor.operand, .trailing),
        (view.leftAnchor.operand, .left), (view.rightAnchor.operand, .right),
        (view.centerXAnchor.operand, .centerX), (view.topAnchor.operand, .top),
        (view.bottomAnchor.operand, .bottom), (view.centerYAnchor.operand, .centerY),
        (view.firstBaselineAnchor.operand, .firstBaseline), (view.lastBaselineAnchor.operand, .lastBaseline),
        (view.widthAnchor.operand, .width), (view.heightAnchor.operand, .height),
    ]

    @Test(arguments: operands)
    func `an anchor stands for its attribute`(operand: Constraint.Operand, attribute: LayoutAttribute) {
        #expect(operand == Constraint.Operand(.view("a"), attribute))
    }

    @Test func `every attribute has an anchor`() {
        #expect(Set(AnchorTests.operands.map(\.1)) == Set(LayoutAttribute.allCases))
    }

    @Test(
        "Positions and sizes lie on their axis",
        arguments: [
            ([.left, .right, .leading, .trailing, .width, .centerX], .horizontal),
            ([.top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline], .vertical),
        ] as [([LayoutAttribute], Axis)])
    func axis(attributes: [LayoutAttribute], axis: Axis) {
        #expect(attributes.allSatisfy { $0.axis == axis })
    }

    @Test(
        "A guide's anchors speak of the guide",
        arguments: [
            (view.topLayoutGuide, LayoutGuide.Kind.top), (view.bottomLayoutGuide, .bottom),
            (view.safeAreaLayoutGuide, .safeArea), (view.layoutMarginsGuide, .margins),
        ])
    func guide(guide: LayoutGuide, kind: LayoutGuide.Kind) {
        #expect(guide.topAnchor.operand == Constraint.Operand(.guide(kind, owner: "a"), .top))
    }

    @Test func `a constraint is required and bare by default`() {
        let constraint = AnchorTests.view.topAnchor.constraint(equalTo: View("b").topAnchor)
        #expect(constraint.priority == .required)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 0)
        #expect(constraint.identifier == nil)
        #expect(constraint.withIdentifier("gap").identifier == "gap")
        #expect(constraint.withIdentifier("gap").withPriority(3).priority == 3)
    }

    @Test(
        "Views have UIKit's priorities",
        arguments: [
            (view, 250, 750),
            (View.label("l", TextContent("", font: .system(size: 1))), 251, 750),
            (View.imageView("i", Image(.file("x"), size: .zero, intrinsicSize: nil)), 251, 750),
        ] as [(View, Priority, Priority)])
    func defaults(view: View, hugging: Priority, compression: Priority) {
        #expect(view.hugging == AxisPriorities(hugging))
        #expect(view.compressionResistance == AxisPriorities(compression))
        #expect(view.layoutMargins == LayoutMargins())
    }
}
