import LayoutSimViewTree
import Testing

@Suite struct ConstraintDescriptionTests {
    private static let title = View("title")
    private static let patch = View("patch")
    private static let view = View("view", subviews: [title, patch])

    struct Written: Sendable, CustomTestStringConvertible {
        var constraint: Constraint
        var text: String
        var testDescription: String { text }

        init(_ constraint: Constraint, _ text: String) {
            self.constraint = constraint
            self.text = text
        }
    }

    static let cases: [Written] = [
        Written(title.topAnchor.constraint(equalTo: patch.bottomAnchor), "title.top == patch.bottom"),
        Written(
            title.topAnchor.constraint(greaterThanOrEqualTo: view.topLayoutGuide.bottomAnchor, constant: 8),
            "title.top >= topLayoutGuide.bottom + 8"),
        Written(
            view.bottomLayoutGuide.topAnchor.constraint(lessThanOrEqualTo: title.bottomAnchor, constant: -8.5),
            "bottomLayoutGuide.top <= title.bottom - 8.5"),
        Written(
            patch.widthAnchor.constraint(equalToConstant: 232).withPriority(750), "patch.width == 232 @750"),
        Written(patch.widthAnchor.constraint(lessThanOrEqualToConstant: 0), "patch.width <= 0"),
        Written(patch.heightAnchor.constraint(greaterThanOrEqualToConstant: -1), "patch.height >= -1"),
        Written(
            patch.widthAnchor.constraint(equalTo: patch.heightAnchor, multiplier: 2), "patch.width == 2 * patch.height"),
        Written(
            patch.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -4)
                .withPriority(999.5),
            "patch.width >= 0.5 * view.width - 4 @999.5"),
        Written(
            patch.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 1.0 / 3, constant: 1),
            "patch.height <= 0.333 * view.height + 1"),
        Written(
            title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            "title.leading == view.layoutMarginsGuide.leading"),
        Written(
            title.trailingAnchor.constraint(equalTo: patch.safeAreaLayoutGuide.trailingAnchor),
            "title.trailing == patch.safeAreaLayoutGuide.trailing"),
        Written(
            View("my title").leftAnchor.constraint(equalTo: View("a.b\nc").safeAreaLayoutGuide.rightAnchor),
            #""my title".left == "a.b\nc".safeAreaLayoutGuide.right"#),
    ]

    @Test(arguments: cases) func `a constraint reads as it is spoken of`(_ written: Written) {
        #expect("\(written.constraint)" == written.text)
    }

    @Test func `the relation goes without its priority`() {
        let constraint = ConstraintDescriptionTests.title.widthAnchor.constraint(equalToConstant: 5).withPriority(1)
        #expect(constraint.relationText == "title.width == 5")
        #expect(constraint.description == "title.width == 5 @1")
    }
}
