import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimCatalog
package import LayoutSimDevices
package import LayoutSimViewTree

/// The screens that the program carries.
package enum BuiltInScreen: String, CaseIterable, Hashable, Sendable {
    case badgeDetail = "badge-detail"
    case layoutDiagram = "layout-diagram"
    case controlGallery = "control-gallery"
}

/// How much text a screen is filled with.
package enum ContentLength: String, CaseIterable, Hashable, Sendable {
    case typical, longest
}

/// Measures a text at a width in points.
package typealias ExtentMeasure = (_ text: TextContent, _ width: Double) -> TextExtent

/// What a user asks of a built-in screen.
package struct ScreenRequest {
    package var screen = BuiltInScreen.badgeDetail
    package var viewport: Viewport
    package var content = ContentLength.typical
    /// A title in the place of a record's.
    package var title: String?
    /// A description in the place of a record's.
    package var description: String?
    /// A picture in the place of the badge's patch.
    package var image: Image?
    package var layoutModel = BadgeLayoutModel.design
    /// The appearance of the system's colors in the control gallery.
    package var appearance = Appearance.light
    /// The height of the layout diagram's cyan rectangle in points.
    package var cyanHeight = 60.0
    /// The height of the layout diagram's magenta rectangle in points.
    package var magentaHeight = 64.0

    package init(viewport: Viewport) {
        self.viewport = viewport
    }
}

/// The screen that was asked for, and the records that its texts come from.
package struct RequestedScreen {
    package var screen: Screen
    /// The record of the title, if the title is a record's.
    package var title: BadgeRecord?
    /// The record of the description, if the description is a record's.
    package var description: BadgeRecord?
}

extension ScreenRequest {
    /// The screen with texts of the catalog; the longest ones are found by measuring them where they will stand.
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
    /// The font and the width in points that a text has on a device.
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
