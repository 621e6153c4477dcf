import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree
import Testing

/// What files say of the looks of views, on which no frame depends.
@Suite struct LooksTests {
    private static let red = #"red="1" green="0" blue="0" alpha="1""#

    private func view(_ element: String, _ request: InterfaceBuilderRequest = .init()) throws -> View {
        let roots = try SmallFile(subviews: element).roots(request).roots
        return try #require(roots.first?.screen.root.subviews.first)
    }

    private func button(
        _ attributes: String, _ inside: String = "", _ request: InterfaceBuilderRequest = .init()
    ) throws -> Button {
        let view = try view(#"<button \#(attributes) id="a">\#(inside)</button>"#, request)
        guard case .button(let button) = view.content else { throw NoButton() }
        return button
    }

    private struct NoButton: Error {}

    private func attribute(_ type: String, _ path: String, _ value: String) -> String {
        #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">\#(value)</userDefinedRuntimeAttribute>"#
    }

    @Test(arguments: ["layer.", ""]) func `runtime attributes set corners and border`(_ layer: String) throws {
        let view = try view(
            #"<view id="a"><userDefinedRuntimeAttributes>"#
                + attribute("number", layer + "cornerRadius", #"<integer key="value" value="6"/>"#)
                + attribute("number", layer + "borderWidth", #"<real key="value" value="0.5"/>"#)
                + attribute("color", "borderColor", #"<color key="value" \#(Self.red)/>"#)
                + #"<userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>"#
                + "</userDefinedRuntimeAttributes></view>")
        #expect(view.cornerRadius == 6)
        #expect(view.border == Border(width: 0.5, color: Color(hex: 0xFF0000)))
        #expect(view.clipsToBounds)
    }

    @Test func `a layer does not take a color, so that its border stays black`() throws {
        let view = try view(
            #"<view id="a"><userDefinedRuntimeAttributes>"#
                + attribute("number", "layer.borderWidth", #"<integer key="value" value="1"/>"#)
                + attribute("color", "layer.borderColor", #"<color key="value" \#(Self.red)/>"#)
                + "</userDefinedRuntimeAttributes></view>")
        #expect(view.border == Border(width: 1))
    }

    static let parts: [(element: String, key: String, part: ControlPart)] = [
        ("switch", "onTintColor", .on), ("switch", "thumbTintColor", .thumb),
        ("slider", "minimumTrackTintColor", .progress), ("slider", "maximumTrackTintColor", .track),
        ("progressView", "progressTintColor", .progress), ("progressView", "trackTintColor", .track),
        ("segmentedControl", "selectedSegmentTintColor", .selectedSegment),
        ("activityIndicatorView", "color", .indicator),
        ("pageControl", "currentPageIndicatorTintColor", .currentPage), ("toolbar", "barTintColor", .bar),
    ]

    @Test(arguments: parts) func `parts of controls have their colors`(
        _ part: (element: String, key: String, part: ControlPart)
    ) throws {
        let view = try view(#"<\#(part.element) id="a"><color key="\#(part.key)" \#(Self.red)/></\#(part.element)>"#)
        #expect(view.partColors == [part.part: Color(hex: 0xFF0000)])
    }

    @Test func `spinners of the white styles are white`() throws {
        #expect(try view(#"<activityIndicatorView style="whiteLarge" id="a"/>"#).partColors == [.indicator: .white])
        #expect(try view(#"<activityIndicatorView style="medium" id="a"/>"#).partColors == [:])
    }

    static let alignments: [(String, Bool, Button.Placement.Horizontal)] = [
        ("center", false, .center), ("left", true, .left), ("leading", false, .left), ("leading", true, .right),
        ("trailing", false, .right), ("fill", false, .fill),
    ]

    @Test(arguments: alignments) func `buttons have their contents at a side`(
        _ alignment: String, _ isRightToLeft: Bool, _ side: Button.Placement.Horizontal
    ) throws {
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = isRightToLeft
        let button = try button(#"contentHorizontalAlignment="\#(alignment)" buttonType="system""#, "", request)
        #expect(button.placement == Button.Placement(horizontal: side))
    }

    @Test func `buttons move their parts by insets`() throws {
        let button = try button(
            #"contentVerticalAlignment="top" buttonType="system""#,
            #"<inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="0.0" maxY="0.0"/>"#
                + #"<inset key="imageEdgeInsets" minX="0.0" minY="1" maxX="2" maxY="0.0"/>"#)
        #expect(
            button.placement
                == Button.Placement(
                    vertical: .top, imageInsets: EdgeInsets(top: 1, right: 2), titleInsets: EdgeInsets(left: 4)))
    }

    @Test func `a button that is disabled has the color of that state or the system's faint one`() throws {
        let faint = SystemColor.tertiaryLabel.color(in: .light)
        #expect(try button(#"enabled="NO" buttonType="system""#).titleColor == faint)
        let own = #"<state key="disabled"><color key="titleColor" \#(Self.red)/></state>"#
        #expect(try button(#"enabled="NO" buttonType="system""#, own).titleColor == Color(hex: 0xFF0000))
        let normal = #"<state key="normal"><color key="titleColor" \#(Self.red)/></state>"#
        #expect(try button(#"enabled="NO" buttonType="system""#, normal).titleColor == Color(hex: 0xFF0000))
        #expect(try button(#"enabled="NO""#).titleColor == .white)
    }

    @Test func `a configuration has its own color and corners`() throws {
        let configuration =
            #"<buttonConfiguration key="configuration" style="filled" cornerStyle="capsule" title="OK">"#
            + #"<color key="baseBackgroundColor" \#(Self.red)/></buttonConfiguration>"#
        var style = Button.Configuration(background: .filled)
        style.baseBackgroundColor = Color(hex: 0xFF0000)
        style.isCapsule = true
        #expect(try button("", configuration).style == .configuration(style))
        style.baseBackgroundColor = SystemColor.tertiaryFill.color(in: .light)
        #expect(try button(#"enabled="NO""#, configuration).style == .configuration(style))
    }

    @Test func `an attributed text has the color of its first run`() throws {
        let text =
            #"<attributedString key="attributedText"><fragment content="Hi"><attributes>"#
            + #"<color key="NSColor" \#(Self.red)/></attributes></fragment></attributedString>"#
        let label = try view(
            #"<label id="a">\#(text)<color key="textColor" white="0" alpha="1"/></label>"#)
        guard case .label(_, let color) = label.content else { throw NoButton() }
        #expect(color == Color(hex: 0xFF0000))
    }

    @Test func `the runs of an attributed text have their own styles`() throws {
        let text =
            #"<attributedString key="attributedText"><fragment content="a b"><attributes>"#
            + #"<font key="NSFont" size="17" name="Helvetica"/></attributes></fragment><fragment content="é"><attributes>"#
            + #"<color key="NSColor" \#(Self.red)/><font key="NSFont" size="20" name="Helvetica"/>"#
            + #"<integer key="NSUnderline" value="1"/><paragraphStyle key="NSParagraphStyle" lineSpacing="4"/>"#
            + #"</attributes></fragment></attributedString>"#
        guard case .label(let content, _) = try view(#"<label id="a">\#(text)</label>"#).content else {
            throw NoButton()
        }
        var second = RunStyle(font: Font(family: .named("Helvetica"), size: 20))
        second.color = Color(hex: 0xFF0000)
        second.underline = TextDecoration()
        second.paragraph.lineSpacing = 4
        #expect(content.text == "a bé")
        let first = RunStyle(font: Font(family: .named("Helvetica"), size: 17))
        #expect(content.runs == [StyledRun(length: 3, style: first), StyledRun(length: 2, style: second)])
    }

    @Test func `a date picker has the mode of its file, both date and time without one`() throws {
        #expect(
            try view(#"<datePicker style="compact" datePickerMode="time" id="a"/>"#).content
                == .control(.datePicker(style: .compact, mode: .time)))
        #expect(
            try view(#"<datePicker id="a"/>"#).content == .control(.datePicker(style: .compact, mode: .dateAndTime)))
    }

    @Test(arguments: [("", false), (#"buttonType="custom""#, false), (#"buttonType="system""#, true)])
    func `pictures of the system's buttons take the tint`(_ type: String, _ isTemplate: Bool) throws {
        let image = try button(type, #"<state key="normal" image="gear"/>"#).image
        #expect(image?.isTemplate == isTemplate)
    }
}
