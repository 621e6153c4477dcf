import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

/// The appearance of controls and effects in Interface Builder files, which affects no frame.
@Suite struct ControlLooksTests {
    private func view(_ element: String, _ request: InterfaceBuilderRequest = .init()) throws -> View {
        let roots = try SmallFile(subviews: element).roots(request).roots
        return try #require(roots.first?.screen.root.subviews.first)
    }

    private func button(_ inside: String) throws -> Button {
        guard case .button(let button) = try view("<button id=\"a\">\(inside)</button>").content else {
            throw OtherContent()
        }
        return button
    }

    private struct OtherContent: Error {}

    @Test(arguments: [
        (#"clearButtonMode="always" text="a""#, false, TextField.ClearButton.right),
        (#"clearButtonMode="unlessEditing" text="a""#, true, .left), (#"clearButtonMode="always""#, false, nil),
        (#"clearButtonMode="whileEditing" text="a""#, false, nil), (#"text="a""#, false, nil),
    ])
    func `a field that is not edited shows its clear button`(
        _ attributes: String, _ isRightToLeft: Bool, _ button: TextField.ClearButton?
    ) throws {
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = isRightToLeft
        let view = try view(#"<textField \#(attributes) id="a"/>"#, request)
        guard case .textField(let field) = view.content else { throw OtherContent() }
        #expect(field.clearButton == button)
    }

    @Test func `an effect view has the color of its blur`() throws {
        let view = try view(#"<visualEffectView id="a"><blurEffect style="dark"/></visualEffectView>"#)
        #expect(view.partColors == [.material: BlurMaterial.dark.color(in: .light)])
        let vibrant = try self.view(
            #"<visualEffectView id="a"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>"#)
        #expect(vibrant.partColors == [.material: .clear])
    }

    @Test func `segments and sliders have the pictures of their files`() throws {
        let segments = try view(
            #"<segmentedControl id="a"><segments><segment title="" image="map"/><segment title="A"/></segments></segmentedControl>"#
        )
        guard case .control(.segmented(let parts, _, _)) = segments.content else { throw OtherContent() }
        #expect(parts.map { $0.image?.source } == [.missing("map"), nil])
        let slider = try view(#"<slider minimumValueImage="low" maximumValueImage="high" id="a"/>"#)
        guard case .control(.slider(_, let looks)) = slider.content else { throw OtherContent() }
        #expect(looks?.minimumImage?.source == .missing("low") && looks?.maximumImage?.source == .missing("high"))
    }

    @Test func `a configuration shows an activity indicator`() throws {
        let configuration = #"<buttonConfiguration key="configuration" title="Go" showsActivityIndicator="YES"/>"#
        guard case .configuration(let style) = try button(configuration).style else { throw OtherContent() }
        #expect(style.showsActivityIndicator)
    }
}
