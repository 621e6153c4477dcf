public import LayoutSimText
public import LayoutSimGeometry

/// A view before layout, with UIKit's defaults; its frame results from the screen's constraints.
public struct View: Hashable, Sendable {
    /// The id, unique within a screen.
    public var id: String
    /// The content, in addition to the subviews.
    public var content: Content
    /// The background color; `nil` for clear.
    public var backgroundColor: Color?
    /// The subviews, back to front.
    public var subviews: [View] {
        get { ownSubviews.views }
        set { ownSubviews.views = newValue }
        _modify { yield &ownSubviews.views }
    }
    var ownSubviews: Subviews
    /// Whether the view is hidden: it takes part in layout but is not drawn, and a stack view does not arrange it.
    public var isHidden = false
    /// The priorities at which it resists growing beyond its content, UIKit's content hugging.
    public var hugging: AxisPriorities
    /// The priorities at which it resists shrinking below its content.
    public var compressionResistance: AxisPriorities
    /// The override of the intrinsic content size.
    public var intrinsicSizeOverride = IntrinsicSizeOverride()
    /// The size in points, on one line, that an instance of a custom class had when Interface Builder last rendered it,
    /// from the file's `designables`; `nil` if only the content determines the size.
    @Seldom package var renderedSize: Size?
    /// The width in points at which its text wraps whatever its frame; `nil` for the width that layout gives it.
    public var preferredMaxLayoutWidth: Double?
    /// The layout margins.
    public var layoutMargins = LayoutMargins()
    /// A frame with an autoresizing mask; `nil` if only constraints apply.
    public var autoresizing: Autoresizing? {
        get { ownAutoresizing }
        set { ownAutoresizing = newValue }
    }
    @Seldom private var ownAutoresizing: Autoresizing?
    /// The opacity of the view and its subviews, from 0 to 1.
    public var alpha = 1.0
    /// The tint color of the view, and of subviews without their own; `nil` for that of the superview.
    public var tintColor: Color?
    /// The corner radius of the background, in points.
    public var cornerRadius = 0.0
    /// The border, drawn over the content; `nil` for none.
    public var border: Border?
    /// The colors of a control's parts that differ from the system's.
    public var partColors: [ControlPart: Color] = [:]
    /// Whether subviews are clipped to the bounds; scroll views always clip.
    public var clipsToBounds = false
    /// The appearance of a control's parts besides their colors.
    @Seldom package var ownPartLooks: PartLooks?
    /// The shadow of the text of a label or a button's title.
    @Seldom package var textShadow: TextShadow?
    /// The items of a navigation bar or a toolbar, apart from the title; only a prompt affects layout.
    public var bars: BarContents? {
        get { ownBars }
        set { ownBars = newValue }
    }
    @Seldom private var ownBars: BarContents?
    /// The attributes of a list's cells.
    @Seldom package var filling: Filling?
    /// The placement in a list or container; `nil` if constraints or an autoresizing mask apply.
    @Seldom package var placement: Placement?
    /// What the view is to SwiftUI's layout; `nil` for views that are not in a hosting view.
    @Seldom package var hosted: HostedNode?
    /// How it lays out the views of SwiftUI in it; `nil` if it is no hosting view.
    @Seldom package var hosting: HostingRules?
    /// The animations of the view, which determine its frame and alpha.
    @Seldom package var motion: ViewMotion?
    /// Whether layout generated the view, such as the text of a section or a separator.
    package var isGenerated = false
    /// The names of its custom layout guides, which constraints place.
    public var layoutGuides: [String] = []
    /// The layout rules of its class.
    @Seldom package var ownClassRules: ClassRules?
    /// The appearance of its layer besides background, corner radius and border.
    @Seldom package var ownLayer: LayerStyle?
    /// What a device would show of it besides; `nil` for nothing.
    @Seldom package var ownOmissions: ViewOmissions?
    /// The accessibility attributes; `nil` for those of the content.
    public var accessibility: Accessibility? {
        get { ownAccessibility }
        set { ownAccessibility = newValue }
    }
    @Seldom private var ownAccessibility: Accessibility?
    /// The source location of the view.
    package var source = ViewSource()

    /// Creates a view with UIKit's defaults.
    public init(
        _ id: String, content: Content = .none, backgroundColor: Color? = nil, subviews: [View] = [],
        hugging: AxisPriorities = AxisPriorities(.defaultLow),
        compressionResistance: AxisPriorities = AxisPriorities(.defaultHigh)
    ) {
        self.id = id
        self.content = content
        self.backgroundColor = backgroundColor
        ownSubviews = Subviews(subviews)
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}

/// The source location of a view.
package struct ViewSource: Hashable, Sendable {
    /// The user label, outlet or class name; `nil` if there is none.
    package var name: String?
    /// The line in its file, from 1; `nil` for a view created in code.
    package var line: Int?
    /// The frame stored in its file, in points of the superview.
    @Seldom package var storedFrame: Rect?
    /// Whether its file hides it although it keeps its place, as a spinner does until it starts.
    package var isHiddenAtFirst = false

    /// Creates a source location; that of a view created in code is empty.
    package init(name: String? = nil, line: Int? = nil, storedFrame: Rect? = nil) {
        self.name = name
        self.line = line
        self.storedFrame = storedFrame
    }
}

extension View {
    /// UIKit's `topLayoutGuide` of the controller to which this root view belongs.
    public var topLayoutGuide: LayoutGuide { LayoutGuide(.top, owner: id) }
    /// UIKit's `bottomLayoutGuide` of the controller to which this root view belongs.
    public var bottomLayoutGuide: LayoutGuide { LayoutGuide(.bottom, owner: id) }
    /// The area not covered by bars, rounded corners and sensors.
    public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, owner: id) }
    /// The view inset by its layout margins.
    public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.margins, owner: id) }
}

extension View {
    /// Returns a label with a hugging priority of 251, as Interface Builder writes it.
    public static func label(_ id: String, _ text: TextContent, color: Color = .black) -> View {
        View(id, content: .label(text, color: color), hugging: AxisPriorities(251))
    }

    /// Returns an image view with a hugging priority of 251, as Interface Builder writes it.
    public static func imageView(
        _ id: String, _ image: Image, contentMode: ContentMode = .scaleAspectFit
    ) -> View {
        View(id, content: .image(image, contentMode: contentMode), hugging: AxisPriorities(251))
    }
}
