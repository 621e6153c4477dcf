import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

@Suite struct WarningTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var subviews = SmallFile.panel("panel")
        var constraints = ""
        var warning: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a constraint to what is not there",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"top\" secondItem=\"gone\" "
                + "secondAttribute=\"top\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' refers to 'gone', which is not in this file, and is ignored"
        ),
        Case(
            name: "a constraint to another object than a view",
            subviews: "<button id=\"panel\"><connections><action id=\"tap\" selector=\"x\"/></connections></button>",
            constraints: "<constraint firstItem=\"tap\" firstAttribute=\"top\" secondItem=\"panel\" "
                + "secondAttribute=\"top\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' refers to 'tap', which is not in this view, and is ignored"),
        Case(
            name: "a width against a position",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"width\" secondItem=\"root\" "
                + "secondAttribute=\"top\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' compares width with top and is ignored"),
        Case(
            name: "a position without a second item",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"top\" constant=\"3\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' sets a position to a number and is ignored"),
        Case(
            name: "a constant that is no number",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"width\" constant=\"nan\" id=\"c1\"/>",
            warning:
                "Small.xib:8: warning: constraint 'c1' has the constant 'nan', which is not a usable number; "
                + "0 is used instead"),
        Case(
            name: "a constant without bounds",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"width\" constant=\"1e300\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' has the constant '1e300', which is not a usable number; "
                + "0 is used instead"),
        Case(
            name: "a multiplier of nothing",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"width\" secondItem=\"root\" "
                + "secondAttribute=\"width\" multiplier=\"1:0\" id=\"c1\"/>",
            warning:
                "Small.xib:8: warning: constraint 'c1' has the multiplier '1:0', which is not a number; the constraint is ignored"
        ),
        Case(
            name: "an attribute that is not known",
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"depth\" constant=\"1\" id=\"c1\"/>",
            warning: "Small.xib:8: warning: constraint 'c1' names the unknown attribute 'depth' and is ignored"),
        Case(
            name: "the same id twice", subviews: SmallFile.panel("panel") + SmallFile.panel("panel"),
            warning:
                "Small.xib:7: warning: the id 'panel' is already used by another view; this one is renamed 'panel-2'"),
        Case(
            name: "a view that is not known", subviews: "<hologramView id=\"panel\"/>",
            warning: "Small.xib:7: warning: 'hologramView' is unknown; it is laid out as a plain view"),
    ]

    @Test(arguments: cases)
    func `names file, line and objects`(_ odd: Case) throws {
        let file = SmallFile(subviews: odd.subviews, constraints: odd.constraints)
        let (roots, warnings) = try file.roots()
        #expect(warnings.map(\.description) == [odd.warning])
        #expect(roots.first?.screen.root.subviews.first?.id == "panel")
    }

    @Test func `views that constraints speak of twice by an id of two keep the first one`() throws {
        let file = SmallFile(
            subviews: SmallFile.panel("panel") + SmallFile.panel("panel"),
            constraints: "<constraint firstItem=\"panel\" firstAttribute=\"width\" constant=\"9\" id=\"c1\"/>")
        let screen = try #require(try file.roots().roots.first).screen
        #expect(screen.constraints.map(\.first.item) == [.view("panel")])
    }

    @Test func `a file without views says so`() throws {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"
            + "<objects/></document>"
        let (roots, warnings) = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Empty.xib").roots()
        #expect(roots.isEmpty)
        #expect(
            warnings.map(\.description) == ["Empty.xib:1: warning: there is nothing to lay out: no view in this file"])
    }
}
