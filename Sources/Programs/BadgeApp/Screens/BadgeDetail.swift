package import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
package import LayoutSimViewTree

/// The detail of a badge: title, patch and description in one column that survives the longest texts.
///
/// Everything is proportional to the shorter side of the screen. Where the column does not fit, the patch shrinks
/// before any text does, and the distances never change.
package enum BadgeDetail {
    /// The name by which the screen is requested.
    package static let name = "badge-detail"

    /// Returns the screen for a device, laid out with a model designed for a width of 375 points.
    package static func screen(
        on viewport: Viewport, data: BadgeDataModel, layout: BadgeLayoutModel = .design,
        style: BadgeStyleModel = .standard
    ) -> Screen {
        let factor = viewport.shorterSide / BadgeLayoutModel.referenceWidth
        let layout = layout.scaled(by: factor)
        let style = style.scaled(by: factor)

        let title = label("title", data.title, style.titleFont, layout)
        let description = label("description", data.description, style.descriptionFont, layout)
        var patch = View.imageView("patch", data.image ?? Patch.placeholder.image)
        patch.hugging = AxisPriorities(751)
        patch.compressionResistance = AxisPriorities(749)
        let view = View("view", backgroundColor: .white, subviews: [title, patch, description])

        return Screen(
            uncheckedName: name, viewport: viewport, root: view,
            constraints: column(title, patch, description, in: view, layout)
                + size(of: patch, in: view, layout)
                + sides(of: title, in: view, layout) + sides(of: description, in: view, layout),
            navigationBar: NavigationBar(title: "Challenge Patch", trailingButton: BarButton("Done", style: .done)))
    }

    private static func label(_ id: String, _ text: String, _ font: Font, _ layout: BadgeLayoutModel) -> View {
        var label = View.label(id, TextContent(text, font: font, alignment: .center, numberOfLines: 0))
        label.compressionResistance.vertical = layout.textPriority
        return label
    }

    private static func column(
        _ title: View, _ patch: View, _ description: View, in view: View, _ layout: BadgeLayoutModel
    ) -> [Constraint] {
        [
            title.topAnchor.constraint(
                greaterThanOrEqualTo: view.topLayoutGuide.bottomAnchor, constant: layout.verticalPadding),
            patch.topAnchor.constraint(equalTo: title.bottomAnchor, constant: layout.verticalGutter),
            description.topAnchor.constraint(equalTo: patch.bottomAnchor, constant: layout.verticalGutter),
            view.bottomLayoutGuide.topAnchor.constraint(
                greaterThanOrEqualTo: description.bottomAnchor, constant: layout.verticalPadding),
        ]
    }

    private static func size(of patch: View, in view: View, _ layout: BadgeLayoutModel) -> [Constraint] {
        [
            patch.widthAnchor.constraint(equalTo: patch.heightAnchor),
            patch.widthAnchor.constraint(equalToConstant: layout.patchSize).withPriority(layout.patchPriority),
            patch.heightAnchor.constraint(equalToConstant: layout.patchSize).withPriority(layout.patchPriority),
            patch.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            patch.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: layout.verticalOffset)
                .withPriority(249),
        ]
    }

    private static func sides(of text: View, in view: View, _ layout: BadgeLayoutModel) -> [Constraint] {
        [
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: layout.horizontalPadding),
            view.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: layout.horizontalPadding),
        ]
    }
}
