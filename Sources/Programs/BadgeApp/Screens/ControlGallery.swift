import LayoutSimText
package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimViewTree

/// A screen with all of the system's controls, each in its own frame, that shows how they are drawn.
package enum ControlGallery {
    /// The name by which the screen is requested.
    package static let name = "control-gallery"

    /// Returns the screen for a device, designed for 375 by 812 points.
    package static func screen(on viewport: Viewport, appearance: Appearance = .light) -> Screen {
        let background = SystemColor.background.color(in: appearance)
        let label = SystemColor.label.color(in: appearance)
        let views = places(label).map { place in place.view }
        let root = View("view", backgroundColor: background, subviews: views)
        let constraints = places(label).flatMap { place in place.constraints(in: root) }
        var screen = Screen(
            uncheckedName: name, viewport: viewport, root: root, constraints: constraints,
            navigationBar: NavigationBar(title: "Controls", trailingButton: BarButton("Edit")))
        screen.hasTabBar = true
        screen.appearance = appearance
        return screen
    }

    /// A view and its frame, in points below the navigation bar.
    private struct Place {
        var view: View
        var frame: Rect

        func constraints(in root: View) -> [Constraint] {
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
                view.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: frame.minY),
                view.widthAnchor.constraint(equalToConstant: frame.width),
                view.heightAnchor.constraint(equalToConstant: frame.height),
            ]
        }
    }

    private static func place(
        _ id: String, _ content: Content, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> Place {
        Place(view: View(id, content: content), frame: Rect(x: x, y: y, width: width, height: height))
    }

    private static func places(_ label: Color) -> [Place] {
        buttons + inputs(label) + controls + pickers + pictures + placeholders
    }

    private static var buttons: [Place] {
        func title(_ text: String) -> TextContent { TextContent(text, font: .system(size: 15)) }
        func button(_ text: String, _ background: Button.Configuration.Background) -> Content {
            .button(Button(title(text), style: .configuration(Button.Configuration(background: background))))
        }
        let symbol = Image(.symbol("plus"), size: Size(width: 18, height: 18), intrinsicSize: nil)
        return [
            place("classic", .button(Button(title("Classic"))), 16, 8, 60, 34),
            place("with-image", .button(Button(title("Add"), image: symbol)), 80, 8, 54, 34),
            place("gray", button("Gray", .gray), 140, 8, 68, 34),
            place("tinted", button("Tinted", .tinted), 214, 8, 72, 34),
            place("filled", button("Filled", .filled), 292, 8, 68, 34),
        ]
    }

    private static func inputs(_ color: Color) -> [Place] {
        let empty = TextContent("", font: .system(size: 14))
        let text = TextContent("Text", font: .system(size: 14))
        let paragraphs = TextContent(
            "A text view holds paragraphs, which begin at its top and wrap.", font: .system(size: 14),
            numberOfLines: 0)
        return [
            place(
                "rounded", .textField(TextField(border: .roundedRect, text: empty, placeholder: "Placeholder")), 16, 50,
                110, 34),
            place("line", .textField(TextField(border: .line, text: text, color: color)), 134, 50, 72, 34),
            place("bezel", .textField(TextField(border: .bezel, text: text, color: color)), 214, 50, 72, 34),
            place("none", .textField(TextField(border: .none, text: text, color: color)), 294, 50, 66, 34),
            place("text-view", .textView(TextView(paragraphs, color: color)), 16, 90, 190, 56),
            place("search", .control(.searchBar(placeholder: "Search")), 206, 90, 162, 56),
        ]
    }

    private static var controls: [Place] {
        let segments = ["First", "Second", "Third"].map { Control.Segment($0) }
        return [
            place("on", .control(.toggle(isOn: true)), 16, 154, 51, 31),
            place("off", .control(.toggle(isOn: false)), 75, 154, 51, 31),
            place("long-on", .control(.toggle(isOn: true)), 134, 156, 63, 28),
            place("stepper", .control(.stepper), 205, 154, 94, 32),
            place("spinner", .control(.activityIndicator(isLarge: false)), 307, 160, 20, 20),
            place("large-spinner", .control(.activityIndicator(isLarge: true)), 332, 152, 37, 37),
            place("slider", .control(.slider(value: 0.4)), 16, 194, 160, 34),
            place("progress", .control(.progress(value: 0.6)), 190, 209, 110, 4),
            place("pages", .control(.pageControl(pages: 3, current: 1)), 306, 198, 60, 26),
            place(
                "segments", .control(.segmented(segments, selected: 0, apportionsByContent: false)), 16, 236, 220, 32),
            place("compact-date", .control(.datePicker(style: .compact, mode: .dateAndTime)), 244, 234, 120, 35),
        ]
    }

    private static var pickers: [Place] {
        [
            place("date", .control(.datePicker(style: .wheels, mode: .date)), 8, 276, 240, 160),
            place("picker", .control(.picker), 252, 276, 116, 160),
        ]
    }

    private static var pictures: [Place] {
        let names = [
            "chevron.right", "star", "info.circle", "magnifyingglass", "trash", "person", "square.and.arrow.up",
        ]
        let symbols = names.enumerated().map { index, name in
            let image = Image(.symbol(name), size: Size(width: 20, height: 20), intrinsicSize: nil)
            return place(name, .image(image, contentMode: .scaleAspectFit), 16 + Double(index) * 28, 442, 22, 22)
        }
        let missing = Image(.missing("header"), size: Size(width: 124, height: 60), intrinsicSize: nil)
        return symbols + [place("missing", .image(missing, contentMode: .scaleToFill), 240, 442, 124, 60)]
    }

    private static var placeholders: [Place] {
        let bar = NavigationBar(title: "Title", trailingButton: BarButton("Done", style: .done))
        return [
            place("navigation-bar-view", .control(.navigationBar(bar, isLarge: false)), 16, 472, 216, 44),
            place("table", .opaque(.table), 16, 526, 110, 100),
            place("collection", .opaque(.collection), 134, 526, 110, 100),
            place("map", .opaque(.map), 252, 526, 112, 46),
            place("web", .opaque(.web), 252, 580, 112, 46),
        ]
    }
}
