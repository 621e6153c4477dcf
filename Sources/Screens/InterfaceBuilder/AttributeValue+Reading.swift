import LayoutSimGeometry
import LayoutSimXML

extension AttributeValue {
    /// Reads an attribute of an element: a text or an image by its name, and any other by its form.
    init(_ attribute: XMLAttribute, of element: XMLElement, _ resources: Resources) {
        if let image = imageNames.contains(attribute.name) ? ImageReference(element, attribute.name, resources) : nil {
            self = .image(image)
        } else if textNames.contains(attribute.name) {
            self = .string(attribute.value)
        } else {
            self.init(word: attribute.value)
        }
    }

    /// Reads a switch, a number or a choice.
    init(word: String) {
        self =
            switch word {
            case "YES": .bool(true)
            case "NO": .bool(false)
            default: finiteNumber(word).map(AttributeValue.number) ?? .option(word)
            }
    }

    /// Reads an element that is the value of a property; `nil` for an object.
    init?(_ element: XMLElement, _ resources: Resources) {
        let value: AttributeValue? =
            switch ValueKind(rawValue: element.name) {
            case .string, .mutableString: .string(element.wholeText)
            case .real, .integer, .number, .bool, .boolean: element["value"].map(AttributeValue.init(word:))
            case .point: element.point.map(AttributeValue.point)
            case .size, .value: element.size.map(AttributeValue.size)
            case .offsetWrapper: element.offset.map(AttributeValue.size)
            case .date: element.number("timeIntervalSinceReferenceDate").map(AttributeValue.number)
            case .rect: element.rect.map(AttributeValue.rect)
            case .inset, .edgeInsets, .directionalEdgeInsets: .insets(element.insets(isRightToLeft: false))
            case .range: element.range
            case .color: .color(ColorReference(element, resources))
            case .rectEdge, .extendedEdge, .accessibilityTraits, .dataDetectorType: .options(element.chosen)
            case nil: nil
            }
        guard let value else { return nil }
        self = value
    }
}

extension XMLElement {
    /// Whether the element is the value of a property rather than an object with properties of its own.
    var isPlainValue: Bool { ValueKind(rawValue: name) != nil }

    fileprivate var point: Point? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return Point(x: x, y: y)
    }

    fileprivate var offset: Size? {
        guard let width = number("horizontal"), let height = number("vertical") else { return nil }
        return Size(width: width, height: height)
    }

    fileprivate var range: AttributeValue? {
        guard let start = number("location"), let length = number("length") else { return nil }
        return .range(location: Int(start), length: Int(length))
    }

    /// The names of the attributes that are switched on.
    fileprivate var chosen: [String] { attributes.filter { $0.value == "YES" }.map(\.name) }
}

/// Returns a finite number of any size; `nil` for other text.
func finiteNumber(_ text: String?) -> Double? {
    guard let value = text.flatMap(Double.init), value.isFinite else { return nil }
    return value
}

/// The elements that are values of properties.
private enum ValueKind: String {
    case string, mutableString
    case real, integer, number, bool, boolean
    case date
    case point, size, offsetWrapper, value, rect, inset, edgeInsets, directionalEdgeInsets, range
    case color
    case rectEdge, extendedEdge, accessibilityTraits, dataDetectorType
}

/// The attributes that name an image.
private let imageNames: Set<String> = [
    "image", "selectedImage", "landscapeImage", "largeContentSizeImage", "highlightedImage", "backgroundImage",
    "minimumValueImage", "maximumValueImage", "onImage", "offImage", "background", "disabledBackground",
]

/// The attributes that hold any text, which could look like a number or a switch.
private let textNames: Set<String> = [
    "text", "title", "placeholder", "prompt", "badgeValue", "headerTitle", "footerTitle", "toolTip", "identifier",
    "label", "hint", "reuseIdentifier", "storyboardIdentifier", "restorationIdentifier", "userLabel",
    "placeholderIdentifier", "storyboardName", "referencedIdentifier", "bundleIdentifier", "unwindAction",
    "destinationCreationSelector", "textLabel", "detailTextLabel", "imageView", "textContentType",
]
