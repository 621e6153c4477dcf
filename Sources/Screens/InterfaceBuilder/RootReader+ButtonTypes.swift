internal import LayoutSimDevices
internal import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the picture that the type of a button shows: a symbol of the body style at the large scale, and before
    /// iOS 13 a picture of 22 points; `nil` for a type without a picture.
    ///
    /// A circle of 17 points is 26 points wide at 2x and 25.67 at 3x, one of 14 points 21 [stored frames of 6
    /// repositories]. A cross is 22 by 21 points, and 16.5 wide at 14 points [2 repositories].
    func typeImage(of element: XMLElement) -> Image? {
        guard let symbol = element["buttonType"].flatMap(ButtonSymbol.init(type:)) else { return nil }
        guard device.isOverride || version >= 15_000 else {
            let size = Size(width: 22, height: 22)
            return Image(.symbol(symbol.name), size: size, intrinsicSize: size)
        }
        let size = symbol.size(points: TextStyle.body.font(at: contentSize).size)
        let grid = PixelGrid(scale: device.viewport.scale)
        let onPixels = Size(width: grid.ceil(length: size.width), height: grid.ceil(length: size.height))
        return Image(.symbol(symbol.name), size: onPixels, intrinsicSize: onPixels)
    }
}

/// The symbol that a type of button shows.
private enum ButtonSymbol {
    case info, add, close

    init?(type: String) {
        switch type {
        case "detailDisclosure", "infoLight", "infoDark": self = .info
        case "contactAdd": self = .add
        case "close": self = .close
        default: return nil
        }
    }

    /// The name of the symbol.
    var name: String {
        switch self {
        case .info: "info.circle"
        case .add: "plus.circle"
        case .close: "xmark"
        }
    }

    /// Returns the size at a point size, in points.
    func size(points: Double) -> Size {
        switch self {
        case .info, .add: Size(width: 1.505 * points, height: 1.505 * points)
        case .close: points < 17 ? Size(width: 1.179 * points, height: 1.125 * points) : Size(width: 22, height: 21)
        }
    }
}
