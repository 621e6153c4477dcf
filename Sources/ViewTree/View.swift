public import LayoutSimText
public import LayoutSimGeometry

/// A view before layout, with UIKit's defaults; its frame follows from the screen's constraints.
public struct View: Hashable, Sendable {
    /// The identity within a screen.
    public var id: String
    /// What it shows in addition to its subviews.
    public var content: Content
    /// The color behind its content; `nil` is clear.
    public var backgroundColor: Color?
    /// The subviews, back to front.
    public var subviews: [View] {
        get { ownSubviews.views }
        set { ownSubviews.views = newValue }
        _modify { yield &ownSubviews.views }
    }
    var ownSubviews: Subviews
    /// Whether it takes part in layout without being drawn; a stack view leaves it out of its row.
    public var isHidden = false
    /// How strongly it resists growing larger than its content, UIKit's content hugging.
    public var hugging: AxisPriorities
    /// How strongly it resists shrinking below its content's size.
    public var compressionResistance: AxisPriorities
    /// The size that replaces its content's.
    public var intrinsicSizeOverride = IntrinsicSizeOverride()
    /// The size in points, on one line, that a custom class had when Interface Builder last drew it, from the file's
    /// `designables`; `nil` if only the content decides.
    @Seldom package var renderedSize: Size?
    /// The width in points at which its text wraps whatever its frame; `nil` is the width that layout gives it.
    public var preferredMaxLayoutWidth: Double?
    /// The distances from its edges to its margins guide.
    public var layoutMargins = LayoutMargins()
    /// A frame that follows an autoresizing mask; `nil` if only constraints decide.
    public var autoresizing: Autoresizing? {
        get { ownAutoresizing }
        set { ownAutoresizing = newValue }
    }
    @Seldom private var ownAutoresizing: Autoresizing?
    /// The opacity of the view and its subviews, from 0 to 1.
    public var alpha = 1.0
    /// The color of interactive elements in it, and in subviews without their own; `nil` is the superview's.
    public var tintColor: Color?
    /// The radius of the corners of its background, in points.
    public var cornerRadius = 0.0
    /// The line along its edges, over its content; `nil` for none.
    public var border: Border?
    /// The colors of a control's parts, where they are not the system's.
    public var partColors: [ControlPart: Color] = [:]
    /// Whether its subviews are cut off at its edges; scroll views always do.
    public var clipsToBounds = false
    /// The shadow of a label's letters, or of those of a button's title.
    @Seldom package var textShadow: TextShadow?
    /// The items in it if it is a navigation bar or a toolbar, apart from the title; of them, a prompt alone counts for
    /// layout.
    public var bars: BarContents? {
        get { ownBars }
        set { ownBars = newValue }
    }
    @Seldom private var ownBars: BarContents?
    /// What it says of the cells in it, if it is a list.
    @Seldom package var filling: Filling?
    /// How it lies in a list or container that places it; `nil` where constraints or a mask do.
    @Seldom package var placement: Placement?
    /// What animations change of it; its frame and alpha follow from that.
    @Seldom package var motion: ViewMotion?
    /// Whether layout put it here: the text of a section, the line below a row.
    package var isGenerated = false
    /// The names of layout guides that belong to it and that constraints place.
    public var layoutGuides: [String] = []
    /// What its class decides about its layout.
    @Seldom package var ownClassRules: ClassRules?
    /// How its layer looks besides background, corner radius and border.
    @Seldom package var ownLayer: LayerStyle?
    /// What it tells assistive technologies; `nil` for what its content says.
    public var accessibility: Accessibility? {
        get { ownAccessibility }
        set { ownAccessibility = newValue }
    }
    @Seldom private var ownAccessibility: Accessibility?
    /// Where it was written.
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

/// Where a view was written.
package struct ViewSource: Hashable, Sendable {
    /// The user label, outlet or class; `nil` if there is none.
    package var name: String?
    /// The line in its file, from 1; `nil` for a view of code.
    package var line: Int?
    /// The frame that its file holds, in points of the superview.
    @Seldom package var storedFrame: Rect?

    /// Creates a note; a view of code has none.
    package init(name: String? = nil, line: Int? = nil, storedFrame: Rect? = nil) {
        self.name = name
        self.line = line
        self.storedFrame = storedFrame
    }
}

extension View {
    /// UIKit's `topLayoutGuide` of the controller whose root view this is.
    public var topLayoutGuide: LayoutGuide { LayoutGuide(.top, owner: id) }
    /// UIKit's `bottomLayoutGuide` of the controller whose root view this is.
    public var bottomLayoutGuide: LayoutGuide { LayoutGuide(.bottom, owner: id) }
    /// The part that bars, rounded corners and sensors leave free.
    public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, owner: id) }
    /// The view without its layout margins.
    public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.margins, owner: id) }
}

extension View {
    /// A label, hugging at 251 as Interface Builder writes it.
    public static func label(_ id: String, _ text: TextContent, color: Color = .black) -> View {
        View(id, content: .label(text, color: color), hugging: AxisPriorities(251))
    }

    /// An image view, hugging at 251 as Interface Builder writes it.
    public static func imageView(
        _ id: String, _ image: Image, contentMode: ContentMode = .scaleAspectFit
    ) -> View {
        View(id, content: .image(image, contentMode: contentMode), hugging: AxisPriorities(251))
    }
}
