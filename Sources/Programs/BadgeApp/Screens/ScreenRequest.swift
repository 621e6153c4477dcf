import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimCatalog
package import LayoutSimDevices
package import LayoutSimViewTree

/// The screens that are built into the program.
package enum BuiltInScreen: String, CaseIterable, Hashable, Sendable {
    case badgeDetail = "badge-detail"
    case layoutDiagram = "layout-diagram"
    case controlGallery = "control-gallery"
}

/// The length of the texts on a screen.
package enum ContentLength: String, CaseIterable, Hashable, Sendable {
    case typical, longest
}

/// A function that returns the size of a text at a width in points.
package typealias ExtentMeasure = (_ text: TextContent, _ width: Double) -> TextExtent

/// A request for a built-in screen.
package struct ScreenRequest {
    /// The screen to show; the badge detail by default.
    package var screen = BuiltInScreen.badgeDetail
    /// The device in its orientation.
    package var viewport: Viewport
    /// The length of the texts; typical by default.
    package var content = ContentLength.typical
    /// A title that replaces that of the record.
    package var title: String?
    /// A description that replaces that of the record.
    package var description: String?
    /// An image that replaces the badge's patch.
    package var image: Image?
    /// The constants of the badge detail's constraints.
    package var layoutModel = BadgeLayoutModel.design
    /// The appearance of system colors in the control gallery.
    package var appearance = Appearance.light
    /// The height of the layout diagram's cyan rectangle, in points.
    package var cyanHeight = 60.0
    /// The height of the layout diagram's magenta rectangle, in points.
    package var magentaHeight = 64.0

    /// Creates a request for the badge detail with typical texts.
    package init(viewport: Viewport) {
        self.viewport = viewport
    }
}

/// The requested screen, and the records that its texts come from.
package struct RequestedScreen {
    /// The screen.
    package var screen: Screen
    /// The record of the title; `nil` if the title does not come from a record.
    package var title: BadgeRecord?
    /// The record of the description; `nil` if the description does not come from a record.
    package var description: BadgeRecord?
}

extension ScreenRequest {
    /// Returns the screen with texts of the catalog; the longest ones are found by measuring them in place.
    package func screen(badges: BadgeCatalog, measure: ExtentMeasure) -> RequestedScreen {
        switch screen {
        case .controlGallery:
            return RequestedScreen(screen: ControlGallery.screen(on: viewport, appearance: appearance))
        case .layoutDiagram:
            return RequestedScreen(
                screen: LayoutDiagram.screen(on: viewport, cyanHeight: cyanHeight, magentaHeight: magentaHeight))
        case .badgeDetail:
            let titleRecord = title == nil ? record(.title, in: badges, measure) : nil
            let descriptionRecord = description == nil ? record(.description, in: badges, measure) : nil
            let data = BadgeDataModel(
                title: title ?? titleRecord?.title ?? "",
                description: description ?? descriptionRecord?.description ?? "",
                image: image ?? (titleRecord ?? descriptionRecord).map { Patch(of: $0.name).image })
            return RequestedScreen(
                screen: BadgeDetail.screen(on: viewport, data: data, layout: layoutModel), title: titleRecord,
                description: descriptionRecord)
        }
    }

    private func record(_ text: BadgeText, in badges: BadgeCatalog, _ measure: ExtentMeasure) -> BadgeRecord {
        switch content {
        case .typical: return badges.typical
        case .longest:
            let slot = BadgeDetail.slot(for: text, on: viewport, layout: layoutModel)
            return badges.longest(text) { measure(TextContent($0, font: slot.font, numberOfLines: 0), slot.width) }
        }
    }
}

extension BadgeDetail {
    /// Returns the font and the width, in points, of a text on a device.
    package static func slot(
        for text: BadgeText, on viewport: Viewport, layout: BadgeLayoutModel = .design,
        style: BadgeStyleModel = .standard
    ) -> (font: Font, width: Double) {
        let factor = viewport.shorterSide / BadgeLayoutModel.referenceWidth
        let style = style.scaled(by: factor)
        let width = viewport.size.width - 2 * layout.scaled(by: factor).horizontalPadding
        return (text == .title ? style.titleFont : style.descriptionFont, width)
    }
}
