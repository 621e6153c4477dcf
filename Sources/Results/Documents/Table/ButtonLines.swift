import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The lines of a button other than its title and picture, including how it determines its size.
    static let buttons: [PropertyLine] = [
        PropertyLine("button", as: "button style", Place(\.button, \.style), .buttonStyle),
        PropertyLine(
            "button-placement", as: "placement", Place(\.button, \.placement), .buttonPlacement,
            omitting: Button.Placement(), .paint),
        PropertyLine(
            "subtitle", Place(\.button, \.subtitle), Spelling<Button.Subtitle>.subtitle.orNone, omitting: .some(nil)),
        PropertyLine(
            "background-image", Place(\.button, \.backgroundImage), Spelling<Image>.image.orNone,
            omitting: .some(nil), .paint),
        PropertyLine(
            "button-parts", as: "parts of the button", Place(\.button, \.hasViewsOfParts), .either("views", "own"),
            omitting: false, .paint),
    ]
}

extension Spelling<Button.Subtitle> {
    /// The text of the subtitle, its distance from the title, its side and its font.
    fileprivate static var subtitle: Spelling {
        Spelling(
            write: { subtitle in
                "\(quoted(subtitle.text)) \(exact(subtitle.padding)) \(subtitle.alignment.rawValue) "
                    + Spelling<Font>.font.write(subtitle.font)
                    + (subtitle.lineLeading.map { " leading \(exact($0))" } ?? "")
            },
            read: { words in
                guard let text = words.name(), let padding = words.number(),
                    let alignment: Button.Subtitle.Alignment = words.value(),
                    let font = Spelling<Font>.font.read(&words)
                else { return nil }
                var subtitle = Button.Subtitle(text, font: font, padding: padding, alignment: alignment)
                if words.skip("leading") { subtitle.lineLeading = words.number() }
                return subtitle
            })
    }
}

extension Spelling<Button.Style> {
    fileprivate static var buttonStyle: Spelling {
        Spelling(
            write: { style in
                switch style {
                case .classic(let insets):
                    "classic" + (insets.map { " " + Spelling<EdgeInsets>.insets.write($0) } ?? "")
                case .configuration(let configuration): text(of: configuration)
                }
            },
            read: { words in
                guard words.skip("classic") else { return configuration(&words).map { .configuration($0) } }
                return .classic(contentInsets: words.isAtEnd ? nil : words.insets())
            })
    }

    private static func text(of configuration: Button.Configuration) -> String {
        "\(configuration.background.rawValue) \(Spelling<EdgeInsets>.insets.write(configuration.contentInsets)) image "
            + "\(configuration.imagePlacement.rawValue) \(exact(configuration.imagePadding))"
            + (configuration.isCapsule ? " capsule" : "")
            + (configuration.baseBackgroundColor.map { " base \($0)" } ?? "")
            + (configuration.backgroundColor.map { " behind \($0)" } ?? "")
            + (configuration.showsActivityIndicator ? " activity-indicator" : "")
            + (configuration.cornerRadius.map { " radius \(exact($0))" } ?? "")
            + (configuration.stroke.map { " stroke \(exact($0.width)) \($0.color)" } ?? "")
    }

    private static func configuration(_ words: inout WordReader) -> Button.Configuration? {
        guard let background: Button.Configuration.Background = words.value(), let insets = words.insets(),
            words.skip("image"), let placement: Button.Configuration.ImagePlacement = words.value(),
            let padding = words.number()
        else { return nil }
        var configuration = Button.Configuration(
            background: background, contentInsets: insets, imagePlacement: placement, imagePadding: padding)
        configuration.isCapsule = words.skip("capsule")
        if words.skip("base") { configuration.baseBackgroundColor = words.color() }
        if words.skip("behind") { configuration.backgroundColor = words.color() }
        configuration.showsActivityIndicator = words.skip("activity-indicator")
        if words.skip("radius") { configuration.cornerRadius = words.number() }
        if words.skip("stroke"), let width = words.number(), let color = words.color() {
            configuration.stroke = Border(width: width, color: color)
        }
        return configuration
    }
}

extension Spelling<Button.Placement> {
    fileprivate static var buttonPlacement: Spelling {
        Spelling(
            write: { placement in
                let (image, title) = (placement.imageInsets, placement.titleInsets)
                return "\(placement.horizontal.rawValue) \(placement.vertical.rawValue) image "
                    + "\(Spelling<EdgeInsets>.insets.write(image)) title \(Spelling<EdgeInsets>.insets.write(title))"
                    + (placement.isMirrored ? " mirrored" : "")
            },
            read: { words in
                guard let horizontal: Button.Placement.Horizontal = words.value(),
                    let vertical: Button.Placement.Vertical = words.value(), words.skip("image"),
                    let image = words.insets(), words.skip("title"), let title = words.insets()
                else { return nil }
                var placement = Button.Placement(
                    horizontal: horizontal, vertical: vertical, imageInsets: image, titleInsets: title)
                placement.isMirrored = words.skip("mirrored")
                return placement
            })
    }
}
