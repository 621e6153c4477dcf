import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree
import Testing

/// The looks of views in files, which affect no frame.
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

    @Test(arguments: [
        ("", false, false), ("", true, true), ("forceRightToLeft", false, true), ("forceLeftToRight", true, false),
        ("playback", true, false), ("spatial", true, false), ("unspecified", true, true),
    ])
    func `a picture stands at the leading side of a title`(
        _ attribute: String, _ isRightToLeft: Bool, _ isMirrored: Bool
    ) throws {
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = isRightToLeft
        let words = attribute.isEmpty ? "" : #"semanticContentAttribute="\#(attribute)""#
        let state = #"<state key="normal" title="Go" image="a"/>"#
        #expect(try button(words, state, request).placement.isMirrored == isMirrored)
        let stack = try view(#"<stackView \#(words) id="a"/>"#, request)
        guard case .stack(let arrangement) = stack.content else { throw NoButton() }
        #expect(arrangement.isReversed == (isMirrored != isRightToLeft))
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

    /// Xcode writes a paragraph style as in mssun/passforios (`TextViewTableViewCell.xib`).
    @Test func `an attributed text with tabs has the stops of its file`() throws {
        func paragraph(_ content: String) throws -> ParagraphStyle? {
            let text =
                #"<attributedString key="attributedText"><fragment><string key="content">\#(content)</string><attributes>"#
                + #"<paragraphStyle key="NSParagraphStyle" alignment="left" lineSpacing="2" defaultTabInterval="36">"#
                + #"<tabStops><textTab alignment="left" location="28"><options/></textTab>"#
                + #"<textTab alignment="right" location="90.5"><options/></textTab></tabStops></paragraphStyle>"#
                + #"</attributes></fragment></attributedString>"#
            guard case .label(let content, _) = try view(#"<label id="a">\#(text)</label>"#).content else {
                throw NoButton()
            }
            return content.runs.first?.style.paragraph
        }
        let style = try paragraph("a\tb")
        #expect(style?.tabStops == [TabStop(.left, at: 28), TabStop(.right, at: 90.5)])
        #expect(style?.defaultTabInterval == 36)
        #expect(try paragraph("a b")?.tabStops == nil, "a text without tabs does not depend on them")
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

    static let states: [(attributes: String, title: String, color: Color?, image: String, background: String?)] = [
        ("", "Go", Color(hex: 0xFF0000), "a", "behind"), (#"selected="YES""#, "Gone", .black, "b", "behind"),
        (#"highlighted="YES""#, "Go", Color(hex: 0xFF0000), "a", "pressed"),
        (#"enabled="NO""#, "No", Color(hex: 0xFF0000), "a", "behind"),
        (#"selected="YES" enabled="NO""#, "Go", Color(hex: 0xFF0000), "a", "behind"),
    ]

    @Test(arguments: states) func `a button shows what its state has, and else what the normal one has`(
        _ state: (attributes: String, title: String, color: Color?, image: String, background: String?)
    ) throws {
        let states =
            #"<state key="normal" title="Go" image="a" backgroundImage="behind"><color key="titleColor" \#(Self.red)/></state>"#
            + #"<state key="selected" image="b"><string key="title">Gone</string>"#
            + #"<color key="titleColor" white="0" alpha="1"/></state>"#
            + #"<state key="highlighted" backgroundImage="pressed"/><state key="disabled" title="No"/>"#
        let button = try button(#"\#(state.attributes) buttonType="system""#, states)
        #expect(button.title?.text == state.title)
        #expect(button.titleColor == state.color)
        #expect(button.image?.source == .missing(state.image))
        #expect(button.backgroundImage?.source == state.background.map { .missing($0) })
    }

    static let shadows: [(element: String, shadow: TextShadow?)] = [
        (
            #"<label id="a"><color key="shadowColor" \#(red)/></label>"#,
            TextShadow(color: Color(hex: 0xFF0000), offset: Point(x: 0, y: -1))
        ),
        (
            #"<label id="a"><color key="shadowColor" \#(red)/><size key="shadowOffset" width="1" height="2"/></label>"#,
            TextShadow(color: Color(hex: 0xFF0000), offset: Point(x: 1, y: 2))
        ),
        (#"<label id="a"><size key="shadowOffset" width="1" height="2"/></label>"#, nil),
        (#"<label id="a"><nil key="shadowColor"/></label>"#, nil),
        (#"<button id="a"><state key="normal"><color key="titleShadowColor" \#(red)/></state></button>"#, nil),
        (
            #"<button id="a"><size key="titleShadowOffset" width="0" height="1"/>"#
                + #"<state key="normal"><color key="titleShadowColor" \#(red)/></state></button>"#,
            TextShadow(color: Color(hex: 0xFF0000), offset: Point(x: 0, y: 1))
        ),
    ]

    @Test(arguments: shadows) func `letters have shadows`(_ shadow: (element: String, shadow: TextShadow?)) throws {
        #expect(try view(shadow.element).textShadow == shadow.shadow)
    }

    static let subtitles: [(attributes: String, inside: String, alignment: Button.Subtitle.Alignment, size: Double)] = [
        ("", "", .left, 13), (#"titleAlignment="center""#, "", .center, 13),
        (#"titleAlignment="trailing""#, "", .right, 13), (#"image="star" imagePlacement="top""#, "", .center, 13),
        (#"imagePlacement="top""#, "", .left, 13),
        ("", #"<fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>"#, .left, 9),
    ]

    @Test(arguments: subtitles) func `a configuration has a subtitle`(
        _ subtitle: (attributes: String, inside: String, alignment: Button.Subtitle.Alignment, size: Double)
    ) throws {
        let configuration =
            #"<buttonConfiguration key="configuration" style="plain" title="Go" subtitle="now" \#(subtitle.attributes)>"#
            + "\(subtitle.inside)</buttonConfiguration>"
        let found = try #require(try button("", configuration).subtitle)
        #expect(found.text == "now")
        #expect(found.alignment == subtitle.alignment)
        #expect(found.font.size == subtitle.size)
        #expect(found.padding == 1)
    }

    @Test(arguments: [
        ("", TextAlignment.natural), (#"titleAlignment="center""#, .center), (#"titleAlignment="trailing""#, .right),
        (#"titleAlignment="leading""#, .left), (#"image="star" imagePlacement="top""#, .center),
        (#"image="star" imagePlacement="leading""#, .natural),
    ]) func `lines of a title stand as the configuration says`(_ attributes: String, _ alignment: TextAlignment) throws
    {
        let configuration =
            #"<buttonConfiguration key="configuration" style="plain" title="Go on" \#(attributes)/>"#
        #expect(try button("", configuration).title?.alignment == alignment)
    }

    @Test func `lines of a classic title begin at the leading side`() throws {
        #expect(try button("", #"<state key="normal" title="Go on"/>"#).title?.alignment == .natural)
    }

    @Test(arguments: [("", "de", "Suchen"), ("", nil, "Search"), (#"placeholder="Namen""#, "de", "Namen")])
    func `a search bar without a placeholder says the system's word`(
        _ attributes: String, _ language: String?, _ shown: String
    ) throws {
        var request = InterfaceBuilderRequest()
        request.language = language.flatMap { Language($0) }
        let view = try view(#"<searchBar \#(attributes) id="a"/>"#, request)
        #expect(view.content == .control(.searchBar(placeholder: shown)))
    }

    @Test func `a color of a background is that of any style`() throws {
        let configuration =
            #"<buttonConfiguration key="configuration" style="plain" title="OK"><backgroundConfiguration key="background">"#
            + #"<color key="backgroundColor" \#(Self.red)/></backgroundConfiguration></buttonConfiguration>"#
        var style = Button.Configuration()
        style.backgroundColor = Color(hex: 0xFF0000)
        #expect(try button("", configuration).style == .configuration(style))
    }

    @Test func `what is highlighted has the color and the picture of that state`() throws {
        let label = try view(
            #"<label highlighted="YES" id="a"><color key="textColor" white="0" alpha="1"/>"#
                + #"<color key="highlightedColor" \#(Self.red)/></label>"#)
        guard case .label(_, let color) = label.content else { throw NoButton() }
        #expect(color == Color(hex: 0xFF0000))
        let image = try view(#"<imageView highlighted="YES" image="a" highlightedImage="b" id="a"/>"#).image
        #expect(image?.source == .missing("b"))
    }
}
